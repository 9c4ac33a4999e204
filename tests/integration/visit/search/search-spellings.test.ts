import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { emptyCriteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addAmenity, addTag, createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);

async function names(q: string): Promise<string[]> {
  const { results } = await loadSearch({ db }, { ...emptyCriteria, q });
  expect(results.correctedTo, q).toBeNull();
  return results.stays.map(({ name }) => name).sort();
}

beforeAll(async () => {
  const elsewhere = { locationSlug: null, placeSlug: null, address: '9 Linden Lane, Nowhere SA 5999' };
  const clock = await createProperty(db, {
    ...elsewhere,
    name: "Four O'Clock Motel",
    propertyType: 'motel',
    starRating: 3,
  });
  await addAmenity(db, clock.id, 'Free Wi-Fi');
  await addTag(db, clock.id, 'self-contained');
  const barn = await createProperty(db, {
    ...elsewhere,
    name: 'Fassbinder Barn',
    locationSlug: 'barossa',
    propertyType: 'bed-breakfast',
    starRating: 5,
    shortDescription: 'B&B with a step‑free door, reverse-cycle air-conditioning and family-run kitchens.',
  });
  await addAmenity(db, barn.id, 'Pets allowed');
  await addAmenity(db, barn.id, 'Electric car charging');
  await createProperty(db, {
    ...elsewhere,
    name: 'Hurdy-Gurdy Farm',
    propertyType: 'villa',
    starRating: 4,
    description:
      "Dogs can't stay.\n\nThe chef’s wife is an expert, the wi fi is slow; a five-star night; beaches are far.",
  });
  await createProperty(db, {
    ...elsewhere,
    name: 'Chez Odette Café',
    address: "12 O'Connell Street, North Adelaide SA 5006",
    locationSlug: 'north-adelaide',
    propertyType: 'serviced-apartment',
    nearAirport: true,
    starRating: null,
  });
});

const everything = ['Chez Odette Café', 'Fassbinder Barn', "Four O'Clock Motel", 'Hurdy-Gurdy Farm'];
const [odette, barn, clock, farm] = everything as [string, string, string, string];

describe('a stay is found however a word is spelt', () => {
  it.each<[string[], string[]]>([
    [
      ['wifi', 'wi-fi', 'Wi Fi', 'WiFi', 'wi‑fi', 'wlan'],
      [clock, farm],
    ],
    [['free wifi', 'free wi-fi', 'FREE WIFI!'], [clock]],
    [["o'clock", 'oclock', 'O’Clock', 'o clock', 'oʼclock', "four o'clock", '4 oclock'], [clock]],
    [['bnb', 'b&b', 'B & B', 'b and b', 'bed and breakfast', 'bed & breakfasts', 'bnbs'], [barn]],
    [['aircon', 'air con', 'air-con', 'air conditioning', 'airconditioning', 'a/c'], [barn]],
    [['dog', 'dogs', 'pet', 'pet friendly', 'pet-friendly', 'cats', 'pets allowed'], [barn]],
    [['ev', 'EV charger', 'ev charging', 'electric car'], [barn]],
    [['5 star', '5-star', 'five star', 'five stars', '5★', '★★★★★', '5* '], [barn]],
    [
      ['4 star', 'four-star', '4 stars or better'],
      [barn, farm],
    ],
    [['3 star motel', '3★ motels', 'motor inn'], [clock]],
    [['barossa valley', 'barossa', 'Barossa-Valley bnb'], [barn]],
    [['step free', 'stepfree door', 'step-free door'], []],
    [['hurdy gurdy', 'hurdygurdy', 'hurdy-gurdy'], [farm]],
    [["chef's wife", 'chefs wife', 'chef’s wife', 'chef wife'], [farm]],
    [['wife'], [farm]],
    [['beach', 'beaches'], [farm]],
    [['self contained', 'selfcontained', 'self-contained', 'self catering'], [clock]],
    [['family run', 'familyrun', 'family-run'], [barn]],
    [['kitchen', 'kitchens'], [barn]],
    [["O'Connell St", 'oconnell street', 'O’Connell', 'o connell street'], [odette]],
    [['north adelaide', 'northadelaide', 'North-Adelaide'], [odette]],
    [['cafe', 'café', 'ＣＡＦＥ', 'cafés', 'cafe\u0301'], [odette]],
    [['aparthotel', 'serviced apartments', 'servicedapartment', 'extended stay'], [odette]],
    [['airport', 'near the airport', 'Adelaide airport'], [odette]],
    [['holiday house', 'vacation rental', 'villas'], [farm]],
  ])('%j', async (spellings, expected) => {
    for (const typed of spellings) expect(await names(typed), typed).toEqual([...expected].sort());
  });

  it('and forgotten under every spelling when it is hidden', async () => {
    await env.DB.prepare('update properties set is_published = 0 where name = ?').bind(clock).run();
    for (const typed of ['wifi', 'oclock', 'selfcontained'])
      expect(await names(typed), typed).not.toContain(clock);
    await env.DB.prepare('update properties set is_published = 1 where name = ?').bind(clock).run();
    expect(await names('oclock')).toEqual([clock]);
  });

  it('and its words follow an amenity that gets another name', async () => {
    await env.DB.prepare("update amenities set name = 'High-speed Net-work' where name = 'Free Wi-Fi'").run();
    expect(await names('network')).toEqual([clock]);
    await env.DB.prepare("update amenities set name = 'Free Wi-Fi' where name = 'High-speed Net-work'").run();
    expect(await names('wifi')).toContain(clock);
  });
});
