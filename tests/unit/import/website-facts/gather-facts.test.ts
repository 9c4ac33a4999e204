import { describe, expect, it } from 'vitest';

import { timeOf } from '~/features/import/website-facts/values/field-value';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';
import { parseLooseJson } from '~/features/import/website-facts/in-markup/loose-json';
import { normalisePropertyType } from '~/features/import/website-facts/values/property-type-of';

import { amenityNames } from '../../../support/extraction/read-hotel-site';
import { growthOf } from '../../../support/extraction/time-page';

const url = 'https://hotel.com.au/';
const read = (html: string) => gatherFacts({ url, pages: [{ url, html }], skipped: [] }, amenityNames);
const valueOf = async (html: string, field: string) =>
  (await read(html)).proposals.find((one) => one.field === field)?.value;
const ld = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('a type of property', () => {
  it.each([
    ['Serviced Apartment', 'serviced-apartment'],
    ['boutique hotel', 'hotel'],
    ['Luxury Hotel', 'hotel'],
    ['flat', 'apartment'],
    ['Condo', 'apartment'],
    ['studio', 'apartment'],
    ['aparthotel', 'serviced-apartment'],
    ['Extended stay', 'serviced-apartment'],
    ['BnB', 'bed-breakfast'],
    ['guesthouse', 'bed-breakfast'],
    ['Bed & Breakfast', 'bed-breakfast'],
    ['BedAndBreakfast', 'bed-breakfast'],
    ['beach resort', 'resort'],
    ['holiday home', 'villa'],
    ['vacation rental', 'villa'],
    ['Backpackers', 'hostel'],
    ['motor inn', 'motel'],
  ])('%s is %s', (said, type) => {
    expect(normalisePropertyType(said)).toEqual({ type, isKnown: true });
  });

  it('that is unknown becomes hotel, with a warning', async () => {
    expect(normalisePropertyType('lighthouse')).toEqual({ type: 'hotel', isKnown: false });
    const { proposals, warnings } = await read(ld({ '@type': 'Campground', name: 'Gum Tree Campground' }));
    expect(proposals.find(({ field }) => field === 'property_type')?.value).toBe('hotel');
    expect(warnings).toEqual([expect.stringContaining('set to Hotel')]);
  });
});

describe('a time', () => {
  it.each([
    ['2pm', '14:00'],
    ['2.30 p.m.', '14:30'],
    ['14:00:00', '14:00'],
    ['T15:00:00+10:30', '15:00'],
    ['12 am', '00:00'],
    ['12 noon', '12:00'],
    ['midday', '12:00'],
    ['14 Uhr', '14:00'],
    ['14h30', '14:30'],
    ['25:99', null],
    ['13pm', null],
    ['2', null],
    ['flexible', null],
  ])('%s is %s', (said, time) => {
    expect(timeOf(said)).toBe(time);
  });

  it.each([
    ['Check-in from 3pm, check-out by 10am', '15:00', '10:00'],
    ['Check in: 2:00 pm – 8:00 pm<br>Check out: 7 am – 11 am', '14:00', '11:00'],
    ['3pm check-in / 10.30am check-out', '15:00', '10:30'],
    ['We cannot guarantee your room will be ready before 1pm.', '13:00', undefined],
    ['La llegada deberá realizarse entre las 14:00 y las 22:00', '14:00', undefined],
    ['La salida deberá realizarse a partir antes de las 11:00', undefined, '11:00'],
    ['Départ : les chambres doivent être libérées pour 11h30', undefined, '11:30'],
    ['Unterkunftsbeginn ist um 16 Uhr, Räumung bis 9 Uhr.', '16:00', '09:00'],
    ['Un coin du jardin sera libéré pour 20 h', undefined, undefined],
    ['Breakfast 7am to 10am. Reception 8am–6pm.', undefined, undefined],
    ['Check-in is at reception, open 7am to 9pm', undefined, undefined],
    ['Late check-out until 2pm, early check-in from 11am', undefined, undefined],
    ['Check-in details follow by e-mail. Breakfast is at 8am.', undefined, undefined],
    ['Check our rates before 12:00', undefined, undefined],
  ])('of arrival and departure is next to its word: %s', async (html, arrive, leave) => {
    expect([await valueOf(html, 'check_in_time'), await valueOf(html, 'check_out_time')]).toEqual([
      arrive,
      leave,
    ]);
  });
});

describe('a price', () => {
  it.each([
    ['Rooms from $149', '149', undefined],
    ['$120 per night midweek, $1,180 per night for the penthouse', '120', '1180'],
    ['Queen A$99 / night', '99', undefined],
    ['Dinner $65 per person, parking $20 per night, deposit $200', undefined, undefined],
    ['Save $50 per night', undefined, undefined],
    ['Weekly rate from $700 per week', undefined, undefined],
  ])('of a night: %s', async (html, least, max) => {
    expect([await valueOf(html, 'min_price'), await valueOf(html, 'max_price')]).toEqual([least, max]);
  });

  it('in a currency that cannot be listed is left out with a warning, in a foreign one reported', async () => {
    const offer = (priceCurrency: string) =>
      ld({ '@type': 'Hotel', name: 'Inn', offers: { price: 90, priceCurrency } });
    expect((await read(offer('JPY'))).warnings).toEqual([
      'Prices are in JPY, which cannot be listed, so they were left out.',
    ]);
    expect(await valueOf(offer('JPY'), 'min_price')).toBeUndefined();
    expect(await valueOf(`${offer('NZD')}<p>Rooms $180 per night.</p>`, 'min_price')).toBeUndefined();
    expect(await valueOf(offer('USD'), 'currency')).toBe('USD');
    expect((await read(offer('USD'))).warnings).toEqual(['Prices are in USD, not in Australian dollars.']);
  });
});

describe('what contradicts itself', () => {
  it('is proposed as the surest source has it, with a warning', async () => {
    const { proposals, warnings } = await read(
      `${ld({ '@type': 'Hotel', name: 'Inn', checkinTime: '14:00', telephone: '08 8111 2222', starRating: 3 })}
      <p>Check-in from 3pm.</p><p>Phone 08 8333 4444</p><p>A three star hotel.</p>`,
    );
    expect(proposals.find(({ field }) => field === 'check_in_time')).toMatchObject({
      value: '14:00',
      source: 'json-ld',
    });
    expect(warnings).toEqual([
      'Phone: the structured data says 08 8111 2222, the text says 08 8333 4444.',
      'Check-in time: the structured data says 14:00, the text says 15:00.',
    ]);
  });

  it('is no contradiction in another spelling', async () => {
    const html = `${ld({ '@type': 'Hotel', name: 'Inn', telephone: '+61 8 8111 2222' })}<p>Call (08) 8111 2222</p>`;
    expect((await read(html)).warnings).toEqual([]);
  });
});

describe('unstated facts', () => {
  it('is absent', async () => {
    expect(await read('<p>Hello</p>')).toMatchObject({ proposals: [], amenities: [], warnings: [] });
    expect(await read('')).toMatchObject({ proposals: [], amenities: [] });
  });

  it('is not taken from statements that it is missing or elsewhere', async () => {
    const html =
      '<ul><li>No pool</li><li>Pets are not allowed</li><li>A gym is nearby</li><li>Restaurants within walking distance</li><li>Gym</li></ul>';
    expect((await read(html)).amenities.map(({ name }) => name)).toEqual(['Gym']);
  });

  it.each(['★★★★★ on Google reviews', 'Our guests rate us 5 stars', '5 star service', 'A 4.5 star hotel'])(
    'is not a star rating: %s',
    async (text) => {
      expect(await valueOf(`<p>${text}</p>`, 'star_rating')).toBeUndefined();
    },
  );
});

describe('JSON-LD as websites write it', () => {
  it.each([
    ['{"a":1,}', '1'],
    ['/* plugin */ {"b":[1,2,],"a":"x"}', 'x'],
    ['{"a":"line\nbreak"', 'line break'],
    ['<!-- {"a":"\\u00e9"} -->', 'é'],
    ['{"a":true', 'true'],
  ])('is read for what it holds: %s', (text, value) => {
    const part = parseLooseJson(text);
    const members = part?.kind === 'object' ? part.members : [];
    expect(members.find(({ key }) => key === 'a')?.value).toMatchObject({ text: value });
  });

  it('that is hostile ends', () => {
    expect(parseLooseJson('['.repeat(100_000))).not.toBeUndefined();
    expect(parseLooseJson('{"a":'.repeat(10_000))).not.toBeUndefined();
    expect(parseLooseJson('nothing here but words')).toMatchObject({ kind: 'plain' });
    expect(parseLooseJson('')).toBeNull();
  });
});

describe('a page made to be slow to read', () => {
  it.each([
    ['digits', '1 '.repeat(60_000)],
    ['streets', '1 Aaa '.repeat(20_000)],
    ['sums', '$1,'.repeat(40_000)],
    ['arrivals', 'check-in '.repeat(20_000)],
    ['nesting', '<div>'.repeat(30_000)],
    ['addresses', 'a@'.repeat(60_000)],
    ['names', 'a.'.repeat(60_000)],
    ['orders', 'ignore all '.repeat(20_000)],
  ])('is read in a time that grows with its length: %s', async (_, html) => {
    expect(await growthOf(html, read)).toBeLessThan(8);
  });
});
