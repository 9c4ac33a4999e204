import { and, between, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { wholeNumber } from '~/db/whole-number';
import { amenities, facetBits } from '~/db/schema';
import { facetKinds } from '~/db/vocabulary';
import type { AmenityId } from '~/features/directory/facets/count-facets';
import { readFacetSets } from '~/features/directory/facets/facet-sets';
import type { Remember } from '~/lib/memory/remember';
import { lowerAsStored } from '~/lib/text/letters';

/** Rows of the filters' sets, one for each value, that are read at most. */
export const maxSetRows = 1_100;

const maxAmenities = 1000;
/** Owners choose tags freely, so that only the most used are listed. */
const maxTags = 60;

/** The properties of the first block of ids are counted: 49,152. */
const isCounted = eq(facetBits.block, 0);
export const hasMore = sql<number>`exists (select 1 from facet_bits where kind = 'all' and block > 0)`;

/** One row tells whether the sets have every property, and are no more than are read: rows that were ever made are no fewer. */
export const areSetsWhole = sql`(not ${hasMore} and (select coalesce(max(rowid), 0) from facet_bits) < ${wholeNumber(maxSetRows)})`;

type RowsOf<Statements extends readonly unknown[]> = { [At in keyof Statements]: Awaited<Statements[At]> };
type Rows = RowsOf<ReturnType<typeof selectSets>>;

/**
 * The sets of the filters, from the rows of `selectSets`, which `read` reads where they are not remembered. `isMore`: there are more
 * properties than the sets have, or more sets than were read; `hasLater`: there are more properties; `hasAllTags`: every tag has its set here.
 */
export const rememberSets = (remember: Remember, read: () => Promise<Rows>) =>
  remember('facets', ['list', 'terms', 'pages'], async () => {
    const [rows, tagRows, named] = await read();
    const isCut = rows.length === maxSetRows;
    return {
      sets: readFacetSets([...rows, ...tagRows]),
      amenities: named,
      isMore: rows[0]?.hasMore === 1 || isCut,
      hasLater: rows[0]?.hasMore === 1,
      hasAllTags: tagRows.length < maxTags,
    };
  });

/** The sets of the two blocks after the first: 98,304 properties more. */
const [firstLater, lastLater] = [1, 2];

/** Statement of all sets of these kinds in the blocks after the first, each with the number of the last block that there is. */
export const selectLater = (db: Database, kinds: readonly string[]) =>
  db
    .select({
      ...setColumns,
      block: facetBits.block,
      last: sql<number>`(select max(block) from facet_bits where kind = 'all')`.as('last'),
    })
    .from(sql`json_each(${JSON.stringify(kinds)}) kinds`)
    .crossJoin(facetBits)
    .where(and(eq(facetBits.kind, sql`kinds.value`), between(facetBits.block, firstLater, lastLater)))
    .limit(maxSetRows);

/** The id of an amenity by its name; null for an unknown one. */
export function amenityIds(named: readonly { id: number; name: string }[]): AmenityId {
  const idByName = new Map(named.map(({ id, name }) => [lowerAsStored(name), id]));
  return (name) => idByName.get(lowerAsStored(name)) ?? null;
}

/** Without the characters of no property at the end of each: a small directory fills little of it. */
export const setColumns = {
  kind: facetBits.kind,
  key: facetBits.key,
  bits: sql<string>`rtrim(${facetBits.bits}, '0')`.as('bits'),
};

/** Statement of the sets of these tags, beside the most used ones. */
export const selectTagsOf = (db: Database, tags: readonly string[]) =>
  selectTags(db, sql`select value from json_each(${JSON.stringify(tags)})`, tags.length);

/** Statement that reads the sets of at most `max` tags. */
const selectTags = (db: Database, tags: SQL, max: number) =>
  db
    .select(setColumns)
    .from(facetBits)
    .where(and(eq(facetBits.kind, 'tag'), isCounted, sql`${facetBits.key} in (${tags})`))
    .limit(max);

/** The other kinds are read for the facts of a landing page, and tags by themselves. */
const kindsOfFilters = facetKinds.filter((kind) => !['tag', 'at', 'reviews'].includes(kind));

/** Statement of all sets of these kinds, each with whether there are more properties than a set has. */
export const selectKinds = (db: Database, kinds: readonly string[]) =>
  db
    .select({ ...setColumns, hasMore: hasMore.as('has_more') })
    .from(sql`json_each(${JSON.stringify(kinds)}) kinds`)
    .crossJoin(facetBits)
    .where(and(eq(facetBits.kind, sql`kinds.value`), isCounted))
    .limit(maxSetRows);

export const selectSets = (db: Database) =>
  [
    selectKinds(db, kindsOfFilters),
    selectTags(
      db,
      sql`select key from property_counts where kind = 'tag' order by total desc, key desc limit ${maxTags}`,
      maxTags,
    ),
    db
      .select({
        id: amenities.id,
        name: amenities.name,
        category: amenities.category,
        isActive: amenities.isActive,
      })
      .from(amenities)
      .limit(maxAmenities),
  ] as const;
