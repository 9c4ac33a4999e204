import { sql, type SQL } from 'drizzle-orm';

import { isPublic } from '~/features/directory/visibility/visibility';
import { slugify } from '~/lib/slug';

import type { Criteria, Sort } from '~/features/directory/criteria/criteria';
import { matchExpression } from './query-words';

/** Results are counted exactly up to here and can be paged through up to here. */
export const resultLimit = 1000;
const countLimit = resultLimit + 1;

/** Ranking: the name first, then place and kind, then any other text. */
const tiers = [['name'], ['name', 'place', 'tags'], undefined] as const;

const sortKeys: Record<Sort, SQL> = {
  relevance: sql`p.search_rank`,
  price_low: sql`p.price_aud is null, p.price_aud, p.search_rank`,
  price_high: sql`p.price_aud is null, p.price_aud desc, p.search_rank`,
  rating: sql`p.guest_rating desc, p.search_rank`,
  name: sql`p.name collate nocase, p.search_rank`,
};

/**
 * The same orders, written so that SQLite cannot read along an index for them: for few matches, found by
 * their filter.
 */
const sortKeysOfFew: Record<Sort, SQL> = {
  relevance: sql`+p.search_rank`,
  price_low: sql`+p.price_aud is null, +p.price_aud, p.search_rank`,
  price_high: sql`+p.price_aud is null, +p.price_aud desc, p.search_rank`,
  rating: sql`+p.guest_rating desc, p.search_rank`,
  name: sql`+p.name collate nocase, p.search_rank`,
};

/**
 * Conditions on `properties p` besides visibility; location is one of them only when the text index is read
 * first.
 */
function filterConditions(criteria: Criteria, { withLocation }: { withLocation: boolean }): SQL[] {
  const { types, tags, minPrice, maxPrice, stars, nearAirport, location } = criteria;
  const conditions: SQL[] = [];
  if (types.length === 1) conditions.push(sql`p.property_type = ${types[0]}`);
  if (types.length > 1)
    conditions.push(sql`p.property_type in (select value from json_each(${JSON.stringify(types)}))`);
  if (tags.length > 0) {
    conditions.push(sql`(select count(*) from property_tags t where t.property_id = p.id
      and t.tag in (select value from json_each(${JSON.stringify(tags)}))) = ${sql.raw(String(tags.length))}`);
  }
  if (minPrice !== null) conditions.push(sql`p.price_aud >= ${minPrice}`);
  if (maxPrice !== null) conditions.push(sql`p.price_aud <= ${maxPrice}`);
  if (stars !== null) conditions.push(sql`p.star_rating >= ${stars}`);
  if (nearAirport) conditions.push(sql`p.near_airport = 1`);
  if (withLocation && location) {
    const slug = slugify(location);
    conditions.push(
      sql`(p.location_slug = ${slug} or p.place_slug = ${slug} or instr(lower(p.address), ${location.toLowerCase()}) > 0)`,
    );
  }
  return conditions;
}

const allOf = (conditions: readonly SQL[]) => sql.join([isPublic, ...conditions], sql` and `);

/**
 * Number of matches up to `countLimit`, whatever the criteria are. `words` are those of `q`; if they are
 * empty and `q` is not blank, nothing matches.
 */
export function countMatches(criteria: Criteria, words: readonly (readonly string[])[]): SQL {
  if (criteria.q && words.length === 0) return sql`select 0 as total`;
  if (words.length === 0 && !criteria.location) return countByFilters(criteria);
  const branches = words.length > 0 ? wordBranches(criteria, words).slice(-1) : locationBranches(criteria);
  const hits = branches.map((branch) => sql`select rank from (${branch} limit ${countLimit})`);
  return sql`select count(*) as total from (
    select rank from (${sql.join(hits, sql` union `)}) limit ${countLimit})`;
}

/** Number of matches up to `countLimit`, without text. */
export function countByFilters(criteria: Criteria): SQL {
  return sql`select count(*) as total from (
    select 1 from properties p where ${allOf(filterConditions(criteria, { withLocation: true }))} limit ${countLimit})`;
}

type Slice = { limit: number; offset: number };

/**
 * One page of ids in order, without text. With many matches the order's index is read until the page is full;
 * few matches are found by their filter and then sorted.
 */
export function pageByFilters(criteria: Criteria, { few, limit, offset }: Slice & { few: boolean }): SQL {
  const where = allOf(filterConditions(criteria, { withLocation: true }));
  const order = few ? sortKeysOfFew[criteria.sort] : sortKeys[criteria.sort];
  const index = few ? sql`` : sql.raw(`indexed by ${orderIndex(criteria)}`);
  return sql`select p.id as id from properties p ${index} where ${where} order by ${order} limit ${limit} offset ${offset}`;
}

function orderIndex({ sort, types, nearAirport }: Criteria): string {
  if (sort === 'price_low') return 'public_by_price';
  if (sort === 'price_high') return 'public_by_price_down';
  if (sort === 'rating') return 'public_by_rating';
  if (sort === 'name') return 'public_by_name';
  if (types.length === 1) return 'public_by_type';
  return nearAirport ? 'public_near_airport' : 'public_by_rank';
}

/**
 * One page of ids, the requested one or the last, and the total, found by text, by location or both. In the
 * default order every branch yields sorted rows and stops at `countLimit`; any other order has to read all
 * matches.
 */
export function pageByText(
  criteria: Criteria,
  words: readonly (readonly string[])[],
  { size, page }: { size: number; page: number },
): SQL {
  const inOrder = criteria.sort === 'relevance';
  const branches = words.length > 0 ? wordBranches(criteria, words) : locationBranches(criteria);
  const cut = inOrder ? sql` limit ${countLimit}` : sql``;
  const union = sql.join(
    branches.map((branch) => sql`select * from (${branch}${cut})`),
    sql` union all `,
  );
  const last = sql`max(0, min(total, ${resultLimit}) - 1) / ${size} * ${size}`;
  return sql`with hits as materialized (select rank, min(tier) as tier from (${union}) group by rank),
    counted as materialized (select count(*) as total from (select 1 from hits limit ${countLimit})),
    slice as materialized (select total, min(${(page - 1) * size}, ${last}) as start from counted)
    select p.id as id, (select total from slice) as total
    from hits join properties p on p.search_rank = hits.rank and ${isPublic}
    order by ${inOrder ? sql`hits.tier, hits.rank` : sortKeys[criteria.sort]}
    limit (select min(${size}, ${resultLimit} - start) from slice) offset (select start from slice)`;
}

function wordBranches(criteria: Criteria, words: readonly (readonly string[])[]): SQL[] {
  const conditions = filterConditions(criteria, { withLocation: true });
  const join =
    conditions.length > 0
      ? sql`join properties p on p.search_rank = s.rowid and ${allOf(conditions)}`
      : sql``;
  return tiers.map((columns, tier) => {
    const expression = matchExpression(words, columns);
    return sql`select s.rowid as rank, ${sql.raw(String(tier))} as tier from property_search s ${join}
      where s.property_search match ${expression} order by s.rowid`;
  });
}

function locationBranches(criteria: Criteria): SQL[] {
  const { location } = criteria;
  const slug = slugify(location);
  const filters = filterConditions(criteria, { withLocation: false });
  const bySlug = (column: SQL) =>
    sql`select p.search_rank as rank, 0 as tier from properties p
      where ${allOf([sql`${column} = ${slug}`, ...filters])} order by p.search_rank`;
  return [bySlug(sql`p.location_slug`), bySlug(sql`p.place_slug`), addressBranch(location, filters)];
}

/**
 * Addresses that contain the text. Three letters or more use the index: every third trigram narrows the rows,
 * and the address itself decides. One or two letters need a scan.
 */
function addressBranch(location: string, filters: readonly SQL[]): SQL {
  const contains = sql`instr(lower(p.address), ${location.toLowerCase()}) > 0`;
  const where = allOf([contains, ...filters]);
  const trigrams = sparseTrigrams(location);
  if (trigrams.length === 0) {
    return sql`select p.search_rank as rank, 0 as tier from properties p where ${where} order by p.search_rank`;
  }
  const expression = matchExpression(trigrams.map((trigram) => [trigram]));
  return sql`select s.rowid as rank, 0 as tier from property_address_search s
    join properties p on p.search_rank = s.rowid and ${where}
    where s.property_address_search match ${expression} order by s.rowid`;
}

/** The fewest trigrams that cover the text: 'glenelg' → 'gle', 'nel', 'elg'. */
function sparseTrigrams(text: string): string[] {
  const letters = [...text.toLowerCase()];
  if (letters.length < 3) return [];
  const starts = [...letters.keys()].filter((at) => at % 3 === 0 && at + 3 <= letters.length);
  if (letters.length % 3 !== 0) starts.push(letters.length - 3);
  return starts.map((at) => letters.slice(at, at + 3).join(''));
}
