import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import { isPublic } from '~/features/directory/visibility/visibility';
import { emptyCriteria, resultLimit, type Criteria, type Sort } from '~/features/directory/criteria/criteria';

import { facetsOf } from './facets';
import { matchExpression } from './query-words';
import { asMeant } from './words-as-meant';
import { valueOrders, selectByMinutes, withoutRate, walkName, walkRank, walkValues } from './walk-order';

export const countLimit = resultLimit + 1;

/** Ranking: the name first, then place and kind, then any other text. */
const tiers = [['name', 'facets'], ['name', 'place', 'tags', 'facets'], undefined] as const;

export type Words = readonly (readonly string[])[];

/** The id of a property is the last part of its rank in the text index; `column` has the rank. */
export const idOfRank = (column = 'rank') => sql.raw(`${column} & 2147483647`);

/** The FTS5 query of the search; null when nothing narrows it. */
export function expressionOf(criteria: Criteria, words: Words, columns?: readonly string[]): string | null {
  const parts = facetsOf(criteria);
  if (criteria.within) parts.push(...facetsOf({ ...emptyCriteria, ...criteria.within }));
  if (words.length > 0) parts.push(`(${matchExpression(words, columns)})`);
  return parts.length > 0 ? parts.join(' AND ') : null;
}

const matches = (expression: string | SQL, limit: number | SQL, after: SQL | null = null) =>
  sql`select rowid as rank from property_search where property_search match ${asMeant(expression)}
    ${after ? sql`and rowid > ${after}` : sql``} order by rowid limit ${limit}`;

/** The first ids that the text index finds, in its order, after a rank if one is given. */
export const firstMatches = (expression: string | SQL, size: number | SQL, after: SQL | null = null) =>
  sql`select ${idOfRank()} as id from (${matches(expression, size, after)})`;

/** Number of public properties. */
export const publicTotal = sql`(select coalesce(max(public), 0) from property_counts where kind = 'all' and key = '')`;

/**
 * Number of matches up to `most`, whatever the criteria are. `words` are those of `q`; if they are empty and `q` is not blank,
 * nothing matches.
 */
export function countMatches(criteria: Criteria, words: Words, most: number | SQL = countLimit): SQL {
  if (criteria.q && words.length === 0) return sql`select 0 as total`;
  const expression = expressionOf(criteria, words);
  if (expression) return sql`select count(*) as total from (${matches(expression, most)})`;
  return sql`select min(${most}, ${publicTotal}) as total`;
}

/**
 * The first ranks that match, the better tiers first where the order is that of relevance, else in the directory's order; null when
 * nothing narrows the search. A tier leaves out those of the tier before, so that no match is read twice.
 */
export function selectMatches(
  criteria: Criteria,
  words: Words,
  limit: number | SQL = countLimit,
): SQL | null {
  const everything = expressionOf(criteria, words);
  if (everything === null) return null;
  if (words.length === 0 || criteria.sort !== 'relevance') return matches(everything, limit);
  const expressions = tiers.map((columns) => expressionOf(criteria, words, columns) ?? everything);
  const parts = expressions.map((expression, at) => {
    const before = expressions[at - 1];
    const found = matches(before ? `(${expression}) NOT (${before})` : expression, limit);
    return sql`select rank from (${found})`;
  });
  return sql`select rank from (${sql.join(parts, sql` union all `)}) limit ${limit}`;
}

/** What the stays of an order by a column are sorted by. */
const sortColumns = { price_low: 'price_aud', price_high: 'price_aud', rating: 'guest_rating', name: 'name' };
export type SortedBy = keyof typeof sortColumns;
export const isSortedBy = (sort: Sort): sort is SortedBy => sort in sortColumns;

/** The same, each with the value that the order sorts by as `key`; null where the order needs none. */
export function selectKeyed(criteria: Criteria, words: Words, limit: number | SQL = countLimit): SQL | null {
  const found = selectMatches(criteria, words, limit);
  if (!found || !isSortedBy(criteria.sort))
    return found && sql`select rank, null as key, null as steps, 0 as capped from (${found})`;
  return sql`select rank, p.${sql.raw(sortColumns[criteria.sort])} as key, null as steps, 0 as capped
    from (${found}) cross join properties p where ${idOfRank()} = p.id`;
}

/**
 * The first ranks along an order by value, one more than are counted or, where these are certainly more, the `first`; and how many values
 * of the order were looked at. As `selectKeyed` where they are few, since the order is read to its end for them. `typed`: words that the
 * vocabulary may know.
 */
export function selectInOrder(criteria: Criteria, words: Words, first: number, typed = words): SQL {
  const walked = (limit: number | SQL, isCapped: SQL) =>
    sql`select rank, null as key, steps, ${isCapped} as capped from (${walk(criteria, words, limit)})`;
  const few = isSortedBy(criteria.sort) ? selectKeyed(criteria, words, ifFew(maxSorted)) : null;
  if (!few) return walked(countLimit, sql`0`);
  const many = walked(ifMany(countLimit, first), sql`(select is_capped from sized)`);
  return sql`${withFewOrMany(criteria, words, typed)} ${few} union all ${many}`;
}

/**
 * Whether more than a thousand are found, as the vocabulary of the index tells without reading them: each word has so many stays that
 * they cannot all miss another. Only for plain words without a filter; false for others.
 */
function hasMoreThanCounted(criteria: Criteria, words: Words): SQL {
  if (words.length === 0 || facetsOf(criteria).length > 0 || criteria.within) return sql`false`;
  const without = words.map((forms) => {
    const plain = JSON.stringify(forms.filter((form) => /^[\da-z]+$/.test(form)));
    return sql`(${publicTotal} - (select coalesce(max(w.doc), 0) from json_each(${plain}) f
      cross join property_search_words w on w.term = f.value))`;
  });
  return sql`(${publicTotal} - ${sql.join(without, sql` - `)} > ${wholeNumber(resultLimit)})`;
}

/** As `countMatches`; where there are certainly more than are counted, none is read. */
export const countOrKnow = (criteria: Criteria, words: Words, most: number | SQL = countLimit): SQL =>
  sql`select iif(${hasMoreThanCounted(criteria, words)}, ${wholeNumber(countLimit)}, (${countMatches(criteria, words, most)})) as total`;

/** Whether more are found than are sorted; `ifFew` and `ifMany` are limits for the two queries of which one is then read. */
const withFewOrMany = (criteria: Criteria, words: Words, typed: Words) => sql`with sized as materialized (
  select is_capped, iif(is_capped, 1, exists (
    select 1 from (${selectMatches(criteria, words, maxSorted + 1)}) limit 1 offset ${maxSorted})) as are_many
  from (select ${hasMoreThanCounted(criteria, typed)} as is_capped))`;
const ifFew = (limit: number) => sql`(select iif(are_many, 0, ${wholeNumber(limit)}) from sized)`;
const ifMany = (limit: number, ifCapped = limit) =>
  sql`(select iif(are_many, iif(is_capped, ${wholeNumber(ifCapped)}, ${wholeNumber(limit)}), 0) from sized)`;

const sortKeys: Record<SortedBy, SQL> = {
  price_low: sql`p.price_aud is null, p.price_aud, p.search_rank`,
  price_high: sql`p.price_aud is null, p.price_aud desc, p.search_rank`,
  rating: sql`p.guest_rating desc, p.search_rank`,
  name: sql`p.name collate nocase, p.search_rank`,
};

export type Slice = { limit: number; offset: number };

/** `id` and `place` of a part of all matches, read along the order until there are enough. */
export function walkMatches(criteria: Criteria, words: Words, { limit, offset }: Slice): SQL {
  const walked = walk(criteria, words, wholeNumber(offset + limit));
  return inTurn(sql`select rank from (${walked}) limit ${limit} offset ${offset}`, limit);
}

/** `id` and `place` of at most so many ranks as they come: of a JSON list the database counts no rows as read, a window reads each twice more. */
const inTurn = (ranks: SQL, limit: number): SQL => {
  const places = Array.from({ length: limit }, (_, place) => `(${place})`).join(', ');
  return sql`select json_extract(ids, '$[' || column1 || ']') as id, column1 as place
    from (select json_group_array(${idOfRank()}) as ids from (${ranks})) cross join (values ${sql.raw(places)})
    where column1 < json_array_length(ids)`;
};

/** The same where at most 300 are found: they are all read and, in an order by a value, sorted. */
export function sortFew(criteria: Criteria, words: Words, slice: Slice): SQL {
  const { sort } = criteria;
  const found = isSortedBy(sort) ? selectMatches(criteria, words, maxSorted) : null;
  return found && isSortedBy(sort) ? sortedPart(found, sort, slice) : walkMatches(criteria, words, slice);
}

/** `id` and `place` of a part of these properties in an order by a value. */
export const sortIds = (ids: readonly number[], sort: SortedBy, slice: Slice): SQL =>
  sortedPart(
    sql`select column1 as rank from (values ${sql.raw(ids.map((id) => `(${id})`).join(', '))})`,
    sort,
    slice,
  );

/** More than these are not sorted but read along their order, in which they are found soon. */
export const maxSorted = 300;

// The sorter of a small limit looks at its last row for each, that of a large one does not.
const sortedPart = (found: SQL, sort: SortedBy, { limit, offset }: Slice) =>
  inTurn(
    sql`select rank from (${selectSorted(found, sort)} limit ${countLimit}) limit ${limit} offset ${offset}`,
    limit,
  );

const selectSorted = (found: SQL, sort: SortedBy) => sql`select p.search_rank as rank from (${found}) found
  cross join properties p where p.id = ${idOfRank('found.rank')} and ${isPublic} order by ${sortKeys[sort]}`;

function walk(criteria: Criteria, words: Words, limit: number | SQL): SQL {
  const { sort, minPrice, maxPrice } = criteria;
  if (sort === 'relevance' && words.length > 0)
    return selectMatches(criteria, words, limit) ?? walkRank(limit);
  if (sort === 'relevance' || sort === 'name' || sort === 'nearest') {
    const expression = expressionOf(criteria, words);
    if (sort === 'nearest') return selectByMinutes(criteria, expression, limit);
    if (expression) return matches(expression, limit);
    return sort === 'name' ? walkName(limit) : walkRank(limit);
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

/** `id` and `place` of a part of the matches without a rate in Australian dollars, which come last in an order by it. */
export function selectWithoutRate(criteria: Criteria, words: Words, { limit, offset }: Slice): SQL {
  const parts = [expressionOf(criteria, words), withoutRate].filter(Boolean);
  const found = matches(parts.join(' AND '), wholeNumber(offset + limit));
  return inTurn(sql`select rank from (${found}) limit ${limit} offset ${offset}`, limit);
}

/** The first ids in order, read along it. */
export const selectFirst = (criteria: Criteria, limit: number, words: Words = []) =>
  sql`select ${idOfRank()} as id from (${walk(criteria, words, limit)})`;
