import { env } from 'cloudflare:test';
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';

import { emptyCriteria, sorts, type Criteria } from '~/features/directory/criteria/criteria';
import { queryWords, wordForms } from '~/features/directory/search/query-words';
import { countByFilters, pageByFilters, pageByText } from '~/features/directory/search/search-sql';

const slice = { limit: 24, offset: 0 };
const firstPage = { size: 24, page: 1 };

async function planOf(query: SQL): Promise<string> {
  const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(query);
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join('\n');
}

const asked = (criteria: Partial<Criteria>) => ({ ...emptyCriteria, ...criteria });

describe('a search over a directory that grows', () => {
  it.each(sorts)('reads many matches along the index of the order %s, without sorting', async (sort) => {
    const plan = await planOf(pageByFilters(asked({ sort, stars: 3 }), { ...slice, few: false }));
    expect(plan).toMatch(/USING INDEX public_by_/);
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it.each<[string, Partial<Criteria>, string]>([
    ['type', { types: ['hotel'] }, 'public_by_type'],
    ['type and price', { types: ['hotel'], minPrice: 100, maxPrice: 200 }, 'public_by_type_price'],
    ['stars near the airport', { stars: 4, nearAirport: true }, 'public_near_airport_stars'],
  ])('counts by %s on an index of its own', async (_, criteria, index) => {
    expect(await planOf(countByFilters(asked(criteria)))).toContain(index);
  });

  it('finds words and parts of addresses in the text index and locations by slug', async () => {
    const words = await planOf(
      pageByText(asked({ q: 'pool' }), queryWords('pool').map(wordForms), firstPage),
    );
    expect(words).toContain('VIRTUAL TABLE INDEX');
    expect(words).not.toMatch(/SCAN p\b/);
    const place = await planOf(pageByText(asked({ location: 'glenelg' }), [], firstPage));
    expect(place).toContain('public_by_location');
    expect(place).toContain('public_by_place');
    expect(place).not.toMatch(/SCAN p\b/);
  });
});
