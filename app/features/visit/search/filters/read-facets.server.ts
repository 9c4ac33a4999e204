import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { amenities, facetBits } from '~/db/schema';
import { facetKinds } from '~/db/vocabulary';
import { alternativesOf, emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { readFacetSets, withTags } from '~/features/directory/facets/facet-sets';
import { facetsOf } from '~/features/directory/search/facets';
import { matchExpression } from '~/features/directory/search/query-words';
import { firstMatches, type Words } from '~/features/directory/search/search-sql';
import { makeAnew } from '~/lib/memory/remember';

/** More blocks of 6,144 properties are not counted. */
const maxBlocks = 8;
const maxAmenities = 1000;
/** Owners choose tags freely, so that only the most used are listed. */
const maxTags = 60;
/** Maximum number of rows, more than any directory has values. */
const maxRows = 4_000;

/**
 * Maximum number of a text's matches that are counted; fewer where the search itself reads more, or where the
 * numbers are lower bounds anyway.
 */
const maxFound = { usually: 3000, onLatePages: 1500, forCorrected: 150 };
const partWhereMore = 0.8;
const lastEarlyPage = 10;

const hasMore = sql`exists (select 1 from facet_bits where kind = 'all' and block >= ${maxBlocks})`;

type Input = {
  criteria: Criteria;
  words: Words;
  areCorrected: boolean;
  /** Slugs of the places that have sets. */
  listed: ReadonlySet<string>;
};

/**
 * The sets of the filters, the amenities by their names, and the matches that only the text index finds.
 * `isBounded`: there are more properties than were counted. One call to the database at most.
 */
export async function readFacets({ db, remember = makeAnew }: Reads, input: Input) {
  const text = textQuery(input);
  const { q, near, area, tags } = input.criteria;
  const chosen = sql`select value from json_each(${JSON.stringify(tags)})`;
  const own = () => [selectTexts(db, text), selectTags(db, chosen, tags.length)] as const;
  const asksOwn = text.words !== null || text.location !== null || tags.length > 0;
  let read: readonly [readonly Texts[], readonly FacetBits[]] | null = null;
  const kept = await remember('facets', ['list', 'terms', 'pages'], async () => {
    const batch = asksOwn
      ? await db.batch([...selectSets(db), ...own()])
      : ([...(await db.batch(selectSets(db))), [], []] as const);
    const [rows, tagRows, named, [more], ...rest] = batch;
    read = rest;
    return { sets: readFacetSets([...rows, ...tagRows]), amenities: named, isMore: more?.blocks === 1 };
  });
  if (!read && asksOwn) read = await db.batch(own());
  const [[row], chosenTags] = read ?? [[], []];
  const found = {
    words: q || near || area ? idsIn(row?.words) : null,
    location: text.location ? idsIn(row?.location) : null,
  };
  const isCut = [found.words, found.location].some((ids) => ids?.length === text.max);
  const { amenities: named, isMore } = kept;
  return { sets: withTags(kept.sets, chosenTags), amenities: named, found, isBounded: isMore || isCut };
}

type FacetBits = typeof facetBits.$inferSelect;
type Texts = { words: string | null; location: string | null };
type TextQuery = Texts & { max: number };

function textQuery({ criteria, words, areCorrected, listed }: Input): TextQuery {
  const { q, near, minutes, by, area, location, page } = criteria;
  const isListed = alternativesOf(location).every((place) => listed.has(place.toLowerCase()));
  const [expression = null] = isListed ? [] : facetsOf({ ...emptyCriteria, location });
  const usual = page > lastEarlyPage ? maxFound.onLatePages : maxFound.usually;
  const max = areCorrected ? maxFound.forCorrected : usual;
  const findsNothing = q !== '' && words.length === 0;
  const needed = facetsOf({ ...emptyCriteria, near, minutes, by, area });
  if (words.length > 0) needed.push(`(${matchExpression(words)})`);
  const isNeeded = needed.length > 0 && !findsNothing;
  const both = isNeeded && expression !== null;
  return {
    words: isNeeded ? needed.join(' AND ') : null,
    location: expression,
    max: both ? max / 2 : max,
  };
}

const selectTexts = (db: Database, { words, location, max }: TextQuery) =>
  db
    .select({
      words: idsOf(words, max).as('words'),
      location: idsOf(location, max).as('location'),
    })
    .from(sql`(select 1)`);

const idsOf = (expression: string | null, max: number) =>
  expression === null
    ? sql<string | null>`null`
    : sql<string | null>`(select json_group_array(id) from (${firstMatches(expression, lookedAt(max))}))`;

/**
 * Fewer in a directory with more stays than are counted, so that its many sets and these matches stay within
 * five thousand rows.
 */
const lookedAt = (max: number) => sql`iif(${hasMore}, ${max * partWhereMore}, ${max})`;

const idsIn = (json: string | null | undefined): number[] => (json ? (JSON.parse(json) as number[]) : []);

const blocks = JSON.stringify([...Array(maxBlocks).keys()]);

/** Without the characters of no property at the end of each: a small directory fills little of its block. */
const setColumns = {
  kind: facetBits.kind,
  block: facetBits.block,
  key: facetBits.key,
  bits: sql<string>`rtrim(${facetBits.bits}, '0')`.as('bits'),
};

/** Statement that reads the sets of at most `max` tags. */
const selectTags = (db: Database, tags: SQL, max: number) =>
  db
    .select(setColumns)
    .from(facetBits)
    .where(
      and(
        eq(facetBits.kind, 'tag'),
        sql`${facetBits.block} in (select value from json_each(${blocks}))`,
        sql`${facetBits.key} in (${tags})`,
      ),
    )
    .limit(max * maxBlocks);

const withoutTags = facetKinds.filter((kind) => kind !== 'tag');

const selectSets = (db: Database) =>
  [
    db
      .select(setColumns)
      .from(facetBits)
      .where(and(inArray(facetBits.kind, withoutTags), lt(facetBits.block, maxBlocks)))
      .limit(maxRows),
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
    db
      .select({
        blocks: sql<number>`${hasMore}`.as('blocks'),
      })
      .from(sql`(select 1)`),
  ] as const;
