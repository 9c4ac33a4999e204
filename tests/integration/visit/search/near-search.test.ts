import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { createLandmark } from '../../../factories/landmark';
import { createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);
const square = { latitude: -34.92862, longitude: 138.59996 };
const search = (query: string) => loadSearch({ db }, parseCriteria(new URLSearchParams(query)));
const namesOf = async (query: string) => (await search(query)).results.stays.map(({ name }) => name);

/** A stay that many minutes on foot to the south, within the city's blocks, without a number that 'seven' would find. */
async function stayAt(name: string, minutes: number, more = {}) {
  const latitude = square.latitude - ((minutes - 0.5) * 80) / 111_195;
  return createProperty(db, { name, ...square, latitude, address: 'Quandong Row, Adelaide', ...more });
}

beforeAll(async () => {
  await createLandmark(db, { ...square, slug: 'the-square', name: 'The Square', kind: 'square' });
  await createLandmark(db, { ...square, slug: 'gone', name: 'Gone', isActive: false });
  await createLandmark(db, { ...square, slug: 'ward', name: 'Ward', kind: 'hospital', longitude: 138.605 });
  await stayAt('Four', 4, { guestRating: 5 });
  await stayAt('Seven', 7, { guestRating: 9 });
  await stayAt('Nine', 9, { isFeatured: true, minPrice: 90 });
  await createProperty(db, { name: 'Far', latitude: -35.2, longitude: 138.5 });
  await createProperty(db, { name: 'Nowhere' });
  await workOffMinutes({ db });
});

describe('a search for minutes to a landmark', () => {
  it.each([
    ['near=the-square', ['Nine', 'Seven', 'Four']],
    ['near=the-square&sort=nearest', ['Four', 'Seven', 'Nine']],
    ['near=the-square&sort=nearest&by=walk', ['Four', 'Seven', 'Nine']],
    ['near=the-square&minutes=8&sort=nearest', ['Four', 'Seven']],
    ['near=the-square&minutes=7&by=walk&sort=nearest', ['Four', 'Seven']],
    ['near=the-square&minutes=6&by=walk', ['Four']],
    ['near=the-square&minutes=3', []],
    ['near=the-square&by=tram', []],
    ['near=the-square&sort=nearest&q=seven', ['Seven']],
    ['near=the-square&sort=price_low&max_price=100', ['Nine']],
    ['near=any-hospital&minutes=12&sort=nearest', ['Four']],
    ['sort=nearest', ['Nine', 'Seven', 'Four', 'Far', 'Nowhere']],
  ])('%s finds %s', async (query, names) => {
    const found = await namesOf(query);
    if (query === 'sort=nearest') expect(found.toSorted()).toEqual(names.toSorted());
    else expect(found).toEqual(names);
  });

  it('shows the minutes on each card, and the reason for its position', async () => {
    const { results, explained, chips } = await search('near=the-square&minutes=10&by=walk&sort=nearest');
    expect(results.stays.map(({ near }) => near)).toEqual([
      'about 4 min walk from The Square',
      'about 7 min walk from The Square',
      'about 9 min walk from The Square',
    ]);
    expect(results.stays[0]?.why).toEqual(['About 4 min walk from The Square', 'Guest rating 2.5 of 5']);
    expect(explained).toMatch(/^Fewest minutes on foot to The Square first/);
    expect(chips.map(({ label, to }) => [label, to])).toEqual([
      ['Within 10 min walk of The Square', '/search'],
    ]);
    const [near] = (await search('near=any-hospital')).results.stays;
    expect(near?.near).toMatch(/ from Ward$/);
  });

  it('offers to go without the minutes where nothing is found', async () => {
    const { removals } = await search('near=the-square&minutes=3&by=walk&said=x');
    expect(removals).toMatchObject([{ key: 'near', count: 5 }]);
  });

  it('ignores an inactive or unknown landmark', async () => {
    expect((await search('near=gone')).near).toBeNull();
    expect((await search('near=nowhere')).near).toBeNull();
    expect((await search('near=the-square')).near).toMatchObject({ name: 'The Square' });
  });

  it('follows a stay that moves and a landmark that no longer counts', async () => {
    const stay = await stayAt('Moved', 2);
    await workOffMinutes({ db });
    expect(await namesOf('near=the-square&minutes=2')).toEqual(['Moved']);
    await env.DB.prepare('update properties set latitude = -35.2 where id = ?').bind(stay.id).run();
    await workOffMinutes({ db });
    expect(await namesOf('near=the-square&minutes=2')).toEqual([]);
    await env.DB.prepare("update landmarks set is_active = 0 where slug = 'ward'").run();
    await workOffMinutes({ db });
    expect(await namesOf('near=any-hospital')).toEqual([]);
    await env.DB.prepare("update landmarks set is_active = 1 where slug = 'ward'").run();
    await workOffMinutes({ db });
  });
});

describe('the reason for a stay’s position', () => {
  const why = async (query: string, name: string) =>
    (await search(query)).results.stays.find((stay) => stay.name === name)?.why;
  it.each([
    ['', 'Nine', ['Featured by our editors', 'No guest rating yet']],
    ['sort=rating', 'Seven', ['Guest rating 4.5 of 5']],
    ['sort=price_low', 'Nine', ['From A$90 a night']],
    ['sort=name', 'Far', ['By its name']],
    [
      'near=the-square&sort=nearest',
      'Nine',
      ['About 9 min walk from The Square', 'Featured by our editors', 'No guest rating yet'],
    ],
    ['near=the-square&sort=nearest', 'Seven', ['About 7 min walk from The Square', 'Guest rating 4.5 of 5']],
    ['q=four', 'Four', ['“four” in the name', 'Guest rating 2.5 of 5']],
  ])('in the search %s for %s is: %s', async (query, name, reasons) => {
    expect(await why(query, name)).toEqual(reasons);
  });
});
