import { sql, type SQL } from 'drizzle-orm';

import { isPublic } from '~/features/directory/visibility/visibility';
import type { Criteria, Sort } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import { matchExpression } from './query-words';
import { valueOrders, walkName, walkRank, walkValues } from './walk-order';

/** Results are counted exactly up to here and can be paged through up to here. */
export const resultLimit = 1000;
const countLimit = resultLimit + 1;
/** Up to so many matches are all read and sorted, for an order in which the text index does not keep them. */
const sortedLimit = 3000;

/** Ranking: the name first, then place and kind, then any other text. */
const tiers = [['name'], ['name', 'place', 'tags'], undefined] as const;

type Words = readonly (readonly string[])[];

/** What the text index is asked; null when nothing narrows the search. */
function expressionOf(criteria: Criteria, words: Words, columns?: readonly string[]): string | null {
  const parts = facetsOf(criteria);
  if (words.length > 0) parts.push(`(${matchExpression(words, columns)})`);
  return parts.length > 0 ? parts.join(' AND ') : null;
}

const matches = (expression: string, limit: number) =>
  sql`select rowid as rank from property_search where property_search match ${expression} order by rowid limit ${limit}`;

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

type Slice = { size: number; page: number };

/**
 * One page of ids in order, the requested one or the last, each with the total up to `countLimit`. The text index is read
 * in the default order until there are enough. Another order reads and sorts all matches if they are few, and else walks
 * through its own order and looks for them.
 */
export function selectPage(criteria: Criteria, words: Words, slice: Slice): SQL {
  const expression = expressionOf(criteria, words);
  if (!expression) return pageOfAll(criteria.sort, slice);
  return criteria.sort === 'relevance'
    ? pageByRank(criteria, words, slice)
    : pageByOrder(criteria, expression, slice);
}

/** The first ids of a search that is not shown with a total. */
export function selectFirst(criteria: Criteria, size: number): SQL {
  return sql`select id from (${selectPage(criteria, [], { size, page: 1 })})`;
}

/** `slice`: the total and where the page starts; `counted` must have `total`. */
function sliceOf({ size, page }: Slice): SQL {
  const last = sql`max(0, min(total, ${resultLimit}) - 1) / ${size} * ${size}`;
  return sql`slice as materialized (select total, min(${(page - 1) * size}, ${last}) as start from counted)`;
}

const shown = (size: number) =>
  sql`limit (select min(${size}, ${resultLimit} - start) from slice) offset (select start from slice)`;
/** The last place on the page. */
const lastShown = (size: number) => sql`(select min(start + ${size}, ${resultLimit}) from slice)`;

/** The id is the last part of the rank. */
const idOfRank = sql.raw('rank & 2147483647 as id');
const total = sql.raw('(select total from slice) as total');

function pageOfAll(sort: Sort, slice: Slice): SQL {
  return sql`with counted as materialized (${publicTotal}), ${sliceOf(slice)}
    select ${idOfRank}, ${total} from (${walk({ sort }, null, lastShown(slice.size))}) ${shown(slice.size)}`;
}

/** Every tier stops at `countLimit`. */
function pageByRank(criteria: Criteria, words: Words, slice: Slice): SQL {
  const wanted = words.length > 0 ? tiers : [undefined];
  const branches = wanted.map((columns, tier) => {
    const expression = expressionOf(criteria, words, columns) ?? '';
    return sql`select rank, ${sql.raw(String(tier))} as tier from (${matches(expression, countLimit)})`;
  });
  return sql`with hits as materialized (
      select rank, min(tier) as tier from (${sql.join(branches, sql` union all `)}) group by rank),
    counted as materialized (select count(*) as total from (select 1 from hits limit ${countLimit})), ${sliceOf(slice)}
    select ${idOfRank}, ${total} from hits order by tier, rank ${shown(slice.size)}`;
}

const sortKeys: Record<Exclude<Sort, 'relevance'>, SQL> = {
  price_low: sql`p.price_aud is null, p.price_aud, p.search_rank`,
  price_high: sql`p.price_aud is null, p.price_aud desc, p.search_rank`,
  rating: sql`p.guest_rating desc, p.search_rank`,
  name: sql`p.name collate nocase, p.search_rank`,
};

function pageByOrder({ sort, minPrice, maxPrice }: Criteria, expression: string, slice: Slice): SQL {
  if (sort === 'relevance') throw new Error('The text index has this order itself');
  const place = sql`row_number() over (order by ${sortKeys[sort]}) as place`;
  return sql`with found as materialized (${matches(expression, sortedLimit + 1)}),
    counted as materialized (select min(count(*), ${countLimit}) as total, count(*) > ${sortedLimit} as is_many from found),
    ${sliceOf(slice)}
    select ${idOfRank}, ${total} from (
      select p.search_rank as rank, ${place} from found
        cross join properties p on p.id = found.rank & 2147483647 and ${isPublic}
        where not (select is_many from counted)
      union all
      select rank, place from (
        select rank, row_number() over () as place
        from (${walk({ sort, minPrice, maxPrice }, expression, lastShown(slice.size))}))
        where (select is_many from counted))
    order by place ${shown(slice.size)}`;
}

type Walk = { sort: Sort; minPrice?: number | null; maxPrice?: number | null };

/** The first ranks of an order, of all public properties or of those that the expression finds. */
function walk({ sort, minPrice, maxPrice }: Walk, expression: string | null, limit: SQL): SQL {
  if (sort === 'relevance') return walkRank(limit);
  if (sort === 'name') return walkName(expression, limit);
  return walkValues(valueOrders[sort], { expression, from: minPrice, to: maxPrice, limit });
}
