import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { amenities, facetBits } from '~/db/schema';
import { facetKinds } from '~/db/vocabulary';
import { wholeNumber } from '~/db/whole-number';
import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { readFacetSets, withTags, type FacetRow } from '~/features/directory/facets/facet-sets';
import { asksPlaceText, facetsOf } from '~/features/directory/search/facets';
import type { Place } from '~/features/directory/search/list-places.server';
import { matchExpression } from '~/features/directory/search/query-words';
import {
  readMatchesOrOthers,
  selectMatchesOrOthers,
  type Known,
  type MatchesOrOthers,
  type Part,
} from '~/features/directory/search/matches-or-others';
import type { Words } from '~/features/directory/search/search-sql';
import { maxSetRows } from '~/features/visit/search/budget/row-budget';
import { makeAnew } from '~/lib/memory/remember';

const maxAmenities = 1000;
/** Owners choose tags freely, so that only the most used are listed. */
const maxTags = 60;

/** The properties of the first block of ids are counted: 49,152. */
const isCounted = eq(facetBits.block, 0);
const hasMore = sql<number>`exists (select 1 from facet_bits where kind = 'all' and block > 0)`;

type Input = {
  criteria: Criteria;
  words: Words;
  /** Query for the number of rows that may be read of a text's matches. */
  rows: SQL;
  /** The places that have sets. */
  places: readonly Place[];
  /** Matches of the words that were read already. */
  known: Known | null;
};

/**
 * The sets of the filters, the amenities by their names, and the matches that only the text index finds.
 * `isMore`: there are more properties than the sets have. One call to the database at most.
 */
export async function readFacets({ db, remember = makeAnew }: Reads, input: Input) {
  const text = textQuery(input);
  const { q, near, area, tags } = input.criteria;
  const chosen = sql`select value from json_each(${JSON.stringify(tags)})`;
  const own = () => [selectTexts(db, text), selectTags(db, chosen, tags.length)] as const;
  const asksOwn = text.words !== null || text.location !== null || tags.length > 0;
  let read: readonly [readonly Texts[], readonly FacetRow[]] | null = null;
  const kept = await remember('facets', ['list', 'terms', 'pages'], async () => {
    const batch = asksOwn
      ? await db.batch([...selectSets(db), ...own()])
      : ([...(await db.batch(selectSets(db))), [], []] as const);
    const [rows, tagRows, named, [more], ...rest] = batch;
    read = rest;
    const isCut = rows.length === maxSetRows;
    return {
      sets: readFacetSets([...rows, ...tagRows]),
      amenities: named,
      isMore: more?.blocks === 1 || isCut,
    };
  });
  if (!read && asksOwn) read = await db.batch(own());
  const [[row], chosenTags] = read ?? [[], []];
  const found = {
    words: withKnown(textsIn(row?.words, q !== '' || near !== '' || area !== ''), input.known),
    location: textsIn(row?.location, text.location !== null),
  };
  const { amenities: named, isMore } = kept;
  return { sets: withTags(kept.sets, chosenTags), amenities: named, found, isMore };
}

/** The parts of each text, all of which a match has; null for no text. */
type TextQuery = { words: Part[] | null; location: Part[] | null; rows: SQL; known: Known | null };
type Texts = { words: string | null; location: string | null };

function textQuery({ criteria, words, rows, places, known }: Input): TextQuery {
  const { q, near, minutes, by, area, location } = criteria;
  const named = asksPlaceText(criteria, places) ? facetsOf({ ...emptyCriteria, location }) : [];
  const findsNothing = q !== '' && words.length === 0;
  const needed = [
    ...facetsOf({ ...emptyCriteria, near, minutes, by, area }).map((expression) => ({
      expression,
      areApart: true,
    })),
    ...words.map((forms) => overlapping(matchExpression([forms]))),
  ];
  const isNeeded = needed.length > 0 && !findsNothing;
  return {
    words: isNeeded ? needed : null,
    location: named.length > 0 ? named.map(overlapping) : null,
    rows,
    known,
  };
}

const overlapping = (expression: string): Part => ({ expression, areApart: false });

/** Of two texts the place may take half of the rows, and the words take what it leaves. */
const selectTexts = (db: Database, { words, location, rows, known }: TextQuery) => {
  const place = location && selectMatchesOrOthers(location, words ? sql`((${rows}) / 2)` : rows, null);
  const left = sql`(${rows} - ${wholeNumber(rowsOfPlace)} - (select json_array_length(place, '$.ids') from placed))`;
  const found = words && selectMatchesOrOthers(words, place ? left : rows, known);
  return db
    .select({
      words: sql<string | null>`words`.as('words'),
      location: sql<string | null>`location`.as('location'),
    })
    .from(
      sql`(with placed as materialized (select ${place} as place)
        select ${found} as words, (select place from placed) as location)`,
    );
};

/** Rows of the words of a place, and of matches that are read where the other stays are too many. */
const rowsOfPlace = 200;

const findsNothing: MatchesOrOthers = { ids: [], areOthers: false, isCut: false };

const withKnown = (text: MatchesOrOthers | null, known: Known | null): MatchesOrOthers | null =>
  text && known && !text.areOthers ? { ...text, ids: [...text.ids, ...known.ids] } : text;

/** Null for no text; a text that was not looked up has no words and finds nothing. */
const textsIn = (json: string | null | undefined, isAsked: boolean): MatchesOrOthers | null =>
  json ? readMatchesOrOthers(json) : isAsked ? findsNothing : null;

/** Without the characters of no property at the end of each: a small directory fills little of it. */
const setColumns = {
  kind: facetBits.kind,
  key: facetBits.key,
  bits: sql<string>`rtrim(${facetBits.bits}, '0')`.as('bits'),
};

/** Statement that reads the sets of at most `max` tags. */
const selectTags = (db: Database, tags: SQL, max: number) =>
  db
    .select(setColumns)
    .from(facetBits)
    .where(and(eq(facetBits.kind, 'tag'), isCounted, sql`${facetBits.key} in (${tags})`))
    .limit(max);

const withoutTags = JSON.stringify(facetKinds.filter((kind) => kind !== 'tag'));

const selectSets = (db: Database) =>
  [
    db
      .select(setColumns)
      .from(sql`json_each(${withoutTags}) kinds`)
      .crossJoin(facetBits)
      .where(and(eq(facetBits.kind, sql`kinds.value`), isCounted))
      .limit(maxSetRows),
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
