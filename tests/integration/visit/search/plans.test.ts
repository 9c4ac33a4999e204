import { env } from 'cloudflare:test';
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';

import { emptyCriteria, sorts, type Criteria } from '~/features/directory/criteria/criteria';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countMatches, selectMatches, walkMatches } from '~/features/directory/search/search-sql';

const slice = { limit: 24, offset: 0 };

async function planOf(query: SQL): Promise<string> {
  const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(query);
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join('\n');
}

const criteriaOf = (criteria: Partial<Criteria>) => ({ ...emptyCriteria, ...criteria });

/** A scan of the properties themselves, or one that is sorted afterwards. */
const isLong = /SCAN (p|properties)\b(?! USING)|TEMP B-TREE/;

describe('a search over a directory that grows', () => {
  it.each(sorts)('reads many matches along the index of the order %s, without sorting', async (sort) => {
    for (const criteria of [criteriaOf({ sort }), criteriaOf({ sort, stars: 3 })]) {
      const plan = await planOf(walkMatches(criteria, [], slice));
      expect(plan).toMatch(
        ['relevance', 'name'].includes(sort) && criteria.stars
          ? /VIRTUAL TABLE INDEX/
          : /USING (COVERING )?INDEX public_by_/,
      );
      expect(plan).not.toMatch(isLong);
    }
  });

  it.each<[string, Partial<Criteria>]>([
    ['type', { types: ['hotel'] }],
    ['several types', { types: ['hotel', 'motel'] }],
    ['type and price', { types: ['hotel'], minPrice: 100, maxPrice: 200 }],
    ['stars near the airport', { stars: 4, nearAirport: true }],
    ['tag', { tags: ['family'] }],
    ['location', { location: 'glenelg' }],
    ['one letter of an address', { location: 'g' }],
    ['area', { area: '-34.990_138.500_-34.900_138.620' }],
  ])('counts by %s in the text index alone', async (_, criteria) => {
    const plan = await planOf(countMatches(criteriaOf(criteria), []));
    expect(plan).toContain('VIRTUAL TABLE INDEX');
    expect(plan).not.toMatch(/\b(p|properties)\b|TEMP B-TREE/);
  });

  it('counts the whole directory in one row', async () => {
    const plan = await planOf(countMatches(criteriaOf({}), []));
    expect(plan).toContain('(kind=? AND key=?)');
  });

  it('finds words, parts of addresses and locations in the text index', async () => {
    const words = wordsOf(queryTerms('pool'));
    for (const criteria of [
      criteriaOf({ q: 'pool' }),
      criteriaOf({ q: 'pool', location: 'glenelg', stars: 4 }),
    ]) {
      const found = selectMatches(criteria, words, 24);
      const plan = found ? await planOf(found) : '';
      expect(plan).toContain('VIRTUAL TABLE INDEX');
      expect(plan).not.toMatch(/\b(p|properties)\b|TEMP B-TREE/);
    }
    const place = selectMatches(criteriaOf({ location: 'glenelg' }), [], 24);
    expect(place && (await planOf(place))).toContain('VIRTUAL TABLE INDEX');
  });
});
