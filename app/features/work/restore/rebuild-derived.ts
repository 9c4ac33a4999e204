import { facetBlock } from '~/db/vocabulary';
import { rebuiltTables } from '~/features/work/backup/backup-tables';
import type { ReadRows } from '~/features/work/backup/read-tables';

/** Number of ids per statement, so that no statement takes long in D1. */
const propertiesAtOnce = 500;
const leadsAtOnce = 1_000;

/**
 * Statements that fill again all tables and columns that triggers derive from other tables. They run while
 * there are no triggers.
 */
export async function rebuildDerived(read: ReadRows, now: Date): Promise<string[]> {
  const [last] = await read('select coalesce(max(id), 0) as id from properties');
  const max = Number(last?.id ?? 0);
  const arrivals =
    await read(`select arrival from (select arrival, row_number() over (order by arrival) as place from leads)
    where place % ${leadsAtOnce} = 0 order by arrival`);
  return [
    ...emptied.map((table) => `delete from ${table}`),
    ...indexes.map((table) => `insert into ${table} (${table}) values ('delete-all')`),
    ...ranges(max, propertiesAtOnce).flatMap(propertyStatements),
    ...leadRanges(arrivals.map(({ arrival }) => Number(arrival))).map(
      (range) => `insert into lead_search (rowid, name, email, phone, scope)
        select arrival, name, email, phone, scope from lead_search_source where ${range}`,
    ),
    ...counts,
    ...ranges(max + facetBlock, facetBlock).map(facetStatement),
    // Every page has this key: pages that the edge kept from before the restore are rendered again.
    `insert into content_changes (key, seq, changed_at) values ('all', ${now.getTime()}, ${now.getTime()})`,
    `insert into property_minutes_due (property_id)
      select id from properties where latitude is not null and longitude is not null`,
  ];
}

const indexes = ['property_search', 'property_address_search', 'listing_search', 'lead_search'];
/** Tables that are deleted from; `property_search_words` only shows the words of a text index. */
const emptied = rebuiltTables.filter(
  (table) => !indexes.includes(table) && table !== 'property_search_words',
);

/** Pairs of the last number before and the last number of each range. */
const ranges = (max: number, atOnce: number): [number, number][] =>
  Array.from({ length: Math.ceil(max / atOnce) }, (_, at) => [at * atOnce, (at + 1) * atOnce]);

const leadRanges = (arrivals: readonly number[]): string[] =>
  [0, ...arrivals].map((from, at) => {
    const to = arrivals[at];
    return `arrival > ${from}${to === undefined ? '' : ` and arrival <= ${to}`}`;
  });

const propertyStatements = ([from, to]: [number, number]): string[] => [
  `insert into property_search (rowid, name, place, tags, amenities, description, facets)
    select search_rank, name, place, tags, amenities, description, facets from property_search_source
    where id > ${from} and id <= ${to} order by search_rank`,
  `insert into property_address_search (rowid, address)
    select search_rank, address from property_search_source where id > ${from} and id <= ${to} order by search_rank`,
  `insert into listing_search (rowid, name, owner, scope)
    select id, name, owner, scope from listing_search_source where id > ${from} and id <= ${to}`,
  `insert into property_amenity_lists (property_id, amenity_ids)
    select property_id, json_group_array(amenity_id) from property_amenities
    where property_id > ${from} and property_id <= ${to} group by property_id`,
];

const counts = [
  `insert into property_counts (kind, key, total, listed, published, public, pending)
    select k.kind, k.key, count(*), sum(p.archived_at is null), sum(p.is_published = 1 and p.archived_at is null),
      sum(p.is_approved = 1 and p.is_published = 1 and p.archived_at is null),
      sum(p.is_approved = 0 and p.rejected_at is null and p.archived_at is null)
    from property_count_keys k join properties p on p.id = k.id group by k.kind, k.key`,
  `insert into property_counts (kind, key, total)
    select 'amenity', cast(amenity_id as text), count(*) from property_amenities group by amenity_id`,
  `insert into property_counts (kind, key, total) select 'tag', tag, count(*) from property_tags group by tag`,
  `insert into lead_days (scope, day, received, unanswered)
    select 'all', received_on, count(*), sum(status = 'new') from leads group by received_on`,
  `insert into lead_days (scope, day, received, unanswered)
    select owner_id, received_on, count(*), sum(status = 'new') from leads where owner_id is not null
    group by owner_id, received_on`,
];

/** As migrations 0039 and 0040 fill it first, one block of ids at a time. */
const facetStatement = ([from]: [number, number]): string => `
  with sixes as materialized (
    select kind, key, (id % ${facetBlock}) / 6 as at, sum(1 << (id % 6)) as bits from property_facet_values
    where id >= ${from} and id < ${from + facetBlock} group by 1, 2, 3),
  gaps as materialized (
    select *, at - 1 - lag(at, 1, -1) over (partition by kind, key order by at) as gap from sixes)
  insert into facet_bits (rowid, block, kind, key, bits)
  select iif(kind in ('at', 'reviews'), ${-from} - row_number() over (), null), ${from / facetBlock}, kind, key, group_concat(six, '') || substr(hex(zeroblob(4096)), 1, 8191 - max(at)) from (
    select kind, key, at, substr(hex(zeroblob(4096)), 1, gap) || char(48 + bits) as six from gaps order by kind, key, at)
  group by kind, key`;
