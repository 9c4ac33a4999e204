import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { parseCriteria, resultLimit, sorts, type Criteria } from '~/features/directory/criteria/criteria';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countMatches } from '~/features/directory/search/search-sql';
import type { FacetGroup } from '~/features/visit/search/filters/facet-data';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { formatNumber } from '~/lib/text/numbers';

import { addHidden, fillFrame, fillLandmarks, publish } from '../../../bench/fill-directory';
import { measuredDatabase, nothingMeasured } from '../../../support/database/measured-database';

const db = createDatabase(env.DB);
const publicStays = 5_000;
/** Two of a hundred stay hidden. */
const size = publicStays + 102;

/** Words that 30, 50 and 70 of a hundred stays have, each with a typing error of it. */
const texts = { verandah: 'verandha', quartermoon: 'quartermono', heritage: 'heirtage' };
type Text = keyof typeof texts;

beforeAll(async () => {
  await fillFrame(env.DB);
  for (let at = 0; at < size; at += 500) {
    await addHidden(env.DB, at, Math.min(size, at + 500));
    await fillLandmarks(env.DB, at, Math.min(size, at + 500));
  }
  await db.run(sql`update properties set description = description || iif(id % 10 < 3, ' verandah', '')
    || iif(id % 2, ' quartermoon', '') || iif(id % 10 < 7, ' heritage', '')`);
  await publish(env.DB, 0, size);
});

type Kind = { typed: (text: Text) => string; rest: string; describe?: boolean };

const kinds: Record<string, Kind> = {
  'a word': { typed: (text) => text, rest: '' },
  'a misspelt word': { typed: (text) => texts[text], rest: '&as=text' },
  'a sentence': { typed: (text) => text, rest: '&said=any&type=hotel&type=motel' },
  'a landing page': { typed: (text) => text, rest: '&type=hotel&type=motel', describe: true },
  'a text as place': { typed: (text) => text, rest: '&location=street' },
  'nothing found': { typed: (text) => text, rest: '&tag=nowhere' },
  'a sentence that finds nothing': { typed: (text) => text, rest: '&said=any&tag=nowhere&stars=4' },
  'a misspelt word that finds nothing': { typed: (text) => texts[text], rest: '&as=text&tag=nowhere' },
};

const orders = [...sorts.map((sort) => `&sort=${sort}`), '&near=the-square&sort=nearest'];
const views = ['', '&page=42', '&view=map'];

async function search(query: string, describe = false) {
  const sum = nothingMeasured();
  const criteria = parseCriteria(new URLSearchParams(query));
  const data = await loadSearch({ db: createDatabase(measuredDatabase(env.DB, sum)) }, criteria, {
    describe,
  });
  return {
    ...data,
    depth: sum.depth,
    rows: sum.statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0),
  };
}

const optionsOf = ({ name, options, more }: FacetGroup) =>
  [...options, ...(more?.parts.flatMap((part) => part.options) ?? [])]
    .filter(({ count }) => count !== '')
    .map(({ value, count }) => ({ name, value, count }));

/** The search with one more choice, which replaces another where only one of them applies. */
function choose(criteria: Criteria, name: FacetGroup['name'], value: string): Criteria {
  const chosen = parseCriteria(new URLSearchParams({ [name === 'place' ? 'location' : name]: value }));
  const added = { tags: [...new Set([...criteria.tags, ...chosen.tags])], amenities: chosen.amenities };
  const replaced = {
    place: { location: chosen.location },
    type: { types: chosen.types },
    stars: { stars: chosen.stars },
    rating: { rating: chosen.rating },
    amenity: { amenities: added.amenities },
    tag: { tags: added.tags },
    near_airport: { nearAirport: true },
    room: { room: true },
  };
  return { ...criteria, ...replaced[name] };
}

const shownAs = (count: number) => (count > resultLimit ? '1,000+' : formatNumber(count));
const known = new Map<string, Promise<string>>();

/** What choosing finds, as it is shown; the same for every order, view and page. */
function find(criteria: Criteria): Promise<string> {
  const key = JSON.stringify({ ...criteria, sort: '', view: '', page: 1 });
  const counted = async () => {
    const query = countMatches(criteria, wordsOf(queryTerms(criteria.q)));
    return shownAs((await db.get<{ total: number }>(query))?.total ?? 0);
  };
  const found = known.get(key) ?? counted();
  known.set(key, found);
  return found;
}

const isBound = (without: string | null) => without?.endsWith('+') && without !== '1000+';

describe.each(Object.keys(texts) as Text[])('of a word such as %s', (text) => {
  it.each(Object.keys(kinds))(
    'the numbers are exact in every order and on every map for %s',
    async (name) => {
      const { typed, rest, describe } = kinds[name] ?? { typed: String, rest: '' };
      const bad: string[] = [];
      for (const state of orders.flatMap((order) => views.map((view) => `${order}${view}`))) {
        const query = `q=${typed(text)}${rest}${state}`;
        const { facets, criteria, rows, chips, depth } = await search(query, describe);
        if (rows > 5_000 || depth > 2) bad.push(`${name}${state}: ${rows} rows in ${depth} rounds`);
        if (facets.note) bad.push(`${name}${state}: lower bounds`);
        for (const { name, value, count } of facets.groups.flatMap(optionsOf)) {
          const found = await find(choose({ ...criteria, q: text }, name, value));
          if (count !== found) bad.push(`${query}: ${name} ${value} ${count} instead of ${found}`);
        }
        // Words beside a landmark are one text, of which a chip leaves out a part.
        if (!criteria.near) bad.push(...chips.flatMap(({ without }) => (isBound(without) ? query : [])));
      }
      expect(bad).toEqual([]);
    },
  );
});

it('a word of more than a thousand stays is counted again when stays were changed and hidden', async () => {
  await db.run(sql`update properties set description = description || ' again' where id % 10 = 0`);
  await db.run(sql`update properties set is_published = 0 where id % 10 = 1`);
  await db.run(sql`update properties set description = '' where id % 10 = 2 and id % 3 = 0`);
  known.clear();
  const left = await find(parseCriteria(new URLSearchParams('q=verandah')));
  expect(Number(left)).toBeGreaterThan(500);
  for (const query of [
    'q=verandah&sort=price_low&view=map',
    'q=verandha&as=text',
    'q=verandha&as=text&sort=price_low',
  ]) {
    const { results, rows } = await search(query);
    expect(`${results.total}${results.isCapped ? '+' : ''}`, query).toBe(left);
    expect(rows).toBeLessThanOrEqual(5_000);
  }
});
