import { sql, type SQL } from 'drizzle-orm';

import { isPublic } from '~/features/directory/visibility/visibility';
import { emptyCriteria, resultLimit, type Criteria, type Sort } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import { matchExpression } from './query-words';
import { valueOrders, selectByMinutes, walkName, walkRank, walkValues } from './walk-order';

export const countLimit = resultLimit + 1;

/** Ranking: the name first, then place and kind, then any other text. */
const tiers = [['name', 'facets'], ['name', 'place', 'tags', 'facets'], undefined] as const;

export type Words = readonly (readonly string[])[];

/** The id is the last part of the rank. */
const idOfRank = sql.raw('rank & 2147483647 as id');

/** The FTS5 query of the search; null when nothing narrows it. */
export function expressionOf(criteria: Criteria, words: Words, columns?: readonly string[]): string | null {
  const parts = facetsOf(criteria);
  if (criteria.within) parts.push(...facetsOf({ ...emptyCriteria, ...criteria.within }));
  if (words.length > 0) parts.push(`(${matchExpression(words, columns)})`);
  return parts.length > 0 ? parts.join(' AND ') : null;
}

const matches = (expression: string, limit: number | SQL) =>
  sql`select rowid as rank from property_search where property_search match ${expression} order by rowid limit ${limit}`;

/** The first ids that the text index finds, in its order. */
export const firstMatches = (expression: string, size: number | SQL) =>
  sql`select ${idOfRank} from (${matches(expression, size)})`;

const publicTotal = sql`select min(${countLimit}, coalesce(max(public), 0)) as total from property_counts
  where kind = 'all' and key = ''`;

/**
 * Number of matches up to `countLimit`, whatever the criteria are. `words` are those of `q`; if they are
 * empty and `q` is not blank, nothing matches.
 */
export function countMatches(criteria: Criteria, words: Words): SQL {
  if (criteria.q && words.length === 0) return sql`select 0 as total`;
  const expression = expressionOf(criteria, words);
  return expression ? sql`select count(*) as total from (${matches(expression, countLimit)})` : publicTotal;
}

/**
 * Matches by rank up to `countLimit`, each with its tier; null when nothing narrows the search. The last tier
 * has all of them, and of the others the first `max` are enough for an order by tier.
 */
export function selectMatches(criteria: Criteria, words: Words, max: number): SQL | null {
  const everything = expressionOf(criteria, words);
  if (everything === null) return null;
  const wanted = words.length > 0 && criteria.sort === 'relevance' ? tiers : [undefined];
  const branches = wanted.map((columns, tier) => {
    const expression = (columns && expressionOf(criteria, words, columns)) ?? everything;
    const found = matches(expression, columns ? max : countLimit);
    return sql`select rank, ${sql.raw(String(tier))} as tier from (${found})`;
  });
  return sql.join(branches, sql` union all `);
}

/** Minutes are words of the text index, so they are read along the order even when few match. */
export type KeyedSort = Exclude<Sort, 'nearest'>;

const sortKeys: Record<KeyedSort, SQL> = {
  relevance: sql`p.search_rank`,
  price_low: sql`p.price_aud is null, p.price_aud, p.search_rank`,
  price_high: sql`p.price_aud is null, p.price_aud desc, p.search_rank`,
  rating: sql`p.guest_rating desc, p.search_rank`,
  name: sql`p.name collate nocase, p.search_rank`,
};

type Slice = { limit: number; offset: number };

/** `id` and `place` of a part of these properties, when they are all that match. */
export function sortThese(ids: readonly number[], sort: KeyedSort, { limit, offset }: Slice): SQL {
  return sql`select id, row_number() over () as place from (
    select p.id as id from json_each(${JSON.stringify(ids)}) found cross join properties p
    where p.id = found.value and ${isPublic} order by ${sortKeys[sort]} limit ${limit} offset ${offset})`;
}

/** `id` and `place` of a part of all matches, read along the order until there are enough. */
export function walkMatches(criteria: Criteria, words: Words, { limit, offset }: Slice): SQL {
  const walked = walk(criteria, words, offset + limit);
  return sql`select id, row_number() over () as place from (
    select ${idOfRank} from (${walked}) limit ${limit} offset ${offset})`;
}

type PageInput = { page: number; pageSize: number };

/** `id` and `place` of the requested page of all matches, or of the last one, when their number is not known yet. */
export function selectPage(criteria: Criteria, words: Words, { page, pageSize }: PageInput): SQL {
  const max = Math.min(page * pageSize, resultLimit);
  const found = selectMatches(criteria, words, max);
  if (!found) return walkMatches(criteria, words, { limit: pageSize, offset: 0 });
  const total = sql`(${countMatches(criteria, words)})`;
  const slice = sliceOf(total, page, pageSize);
  const { sort } = criteria;
  const ranks = sql`select rank, min(tier) as tier from (${found}) group by rank`;
  if (sort === 'relevance') {
    return sql`select id, row_number() over () as place from (
      select ${idOfRank} from (${ranks}) order by tier, rank ${slice})`;
  }
  if (sort === 'nearest') {
    const walked = walk(criteria, words, max);
    return sql`select id, row_number() over () as place from (select ${idOfRank} from (${walked}) ${slice})`;
  }
  const sorted = sql`select id, row_number() over () as place from (
    select p.id as id from (${ranks}) found cross join properties p
    where p.search_rank = found.rank and ${isPublic} order by ${sortKeys[sort]} ${slice})`;
  // More than a thousand are walked along the order: of those found, only the first thousand of the directory's are known.
  const walked = walkMatches(criteria, words, { limit: pageSize, offset: Math.max(0, max - pageSize) });
  return sql`select * from (${sorted}) where ${total} < ${countLimit}
    union all select * from (${walked}) where ${total} = ${countLimit}`;
}

/** The first position of a page, or of the last one when there are fewer; the first page needs no total. */
function sliceOf(total: SQL, page: number, pageSize: number): SQL {
  const [size, before, max] = [pageSize, page - 1, resultLimit].map((number) => sql.raw(String(number)));
  if (page === 1) return sql`limit ${size}`;
  const offset = sql`(select ${size} * min(${before}, max(0, (min(${total}, ${max}) - 1) / ${size})))`;
  const limit = page * pageSize <= resultLimit ? size : sql`min(${size}, ${max} - ${offset})`;
  return sql`limit ${limit} offset ${offset}`;
}

function walk(criteria: Criteria, words: Words, limit: number): SQL {
  const { sort, minPrice, maxPrice } = criteria;
  if (sort === 'relevance' || sort === 'name' || sort === 'nearest') {
    const expression = expressionOf(criteria, words);
    if (sort === 'nearest') return selectByMinutes(criteria, expression, limit);
    if (sort === 'name') return walkName(expression, limit);
    return expression ? matches(expression, limit) : walkRank(limit);
  }
  const byPrice = sort !== 'rating';
  // The walk itself keeps within the prices.
  const others = byPrice ? { ...criteria, minPrice: null, maxPrice: null } : criteria;
  const expression = expressionOf(others, words);
  return walkValues(valueOrders[sort], expression, {
    limit,
    ...(byPrice && { from: minPrice, to: maxPrice }),
  });
}

/** The first ids in order, read along it. */
export const selectFirst = (criteria: Criteria, limit: number, words: Words = []) =>
  sql`select ${idOfRank} from (${walk(criteria, words, limit)})`;
