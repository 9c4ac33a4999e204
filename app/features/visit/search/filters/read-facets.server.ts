import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { wholeNumber } from '~/db/whole-number';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { withTags, type FacetRow } from '~/features/directory/facets/facet-sets';
import { asksPlaceText } from '~/features/directory/search/facets';
import type { Place } from '~/features/directory/search/list-places.server';
import {
  readMatchesOrOthers,
  selectMatchesOrOthers,
  type Known,
  type MatchesOrOthers,
  type Part,
} from '~/features/directory/search/matches-or-others';
import type { Words } from '~/features/directory/search/search-sql';
import { facetParts, placeParts, wordParts } from '~/features/directory/search/text-parts';
import { makeAnew } from '~/lib/memory/remember';

import type { WholeTexts } from '~/features/visit/search/results/find-in-text.server';
import { rememberSets, selectSets, selectTagsOf } from '~/features/visit/search/sets/read-sets.server';

type Input = {
  criteria: Criteria;
  words: Words;
  /** Query for the number of rows that may be read of a text's matches. */
  rows: SQL;
  /** The places that have sets. */
  places: readonly Place[];
  /** Matches of the words that were read already. */
  known: Known | null;
  /** The texts, where they were read as a whole already. */
  texts: WholeTexts | null;
};

/**
 * The sets of the filters, the amenities by their names, and the matches that only the text index finds.
 * `isMore`: there are more properties than the sets have. One call to the database at most.
 */
export async function readFacets({ db, remember = makeAnew }: Reads, input: Input) {
  if (input.texts) return readWithTexts({ db, remember }, input.texts);
  const text = textQuery(input);
  const { q, near, area, tags } = input.criteria;
  const asksTexts = text.words !== null || text.location !== null;
  const selectOwn = (own: readonly string[]) => [selectTexts(db, text), selectTagsOf(db, own)] as const;
  let read: readonly [readonly Texts[], readonly FacetRow[]] | null = null;
  const kept = await rememberSets(remember, async () => {
    if (!asksTexts && tags.length === 0) return db.batch(selectSets(db));
    const [rows, tagRows, named, ...rest] = await db.batch([...selectSets(db), ...selectOwn(tags)]);
    read = rest;
    return [rows, tagRows, named];
  });
  const missing = tags.filter((tag) => !kept.sets.keys('tag').includes(tag));
  const areMissing = missing.length > 0 && !kept.hasAllTags;
  if (!read && (asksTexts || areMissing)) read = await db.batch(selectOwn(missing));
  const [[row], chosenTags] = read ?? [[], []];
  const found = {
    words: withKnown(textsIn(row?.words, q !== '' || near !== '' || area !== ''), input.known),
    location: textsIn(row?.location, text.location !== null),
  };
  const { amenities: named, isMore } = kept;
  return { sets: withTags(kept.sets, chosenTags), amenities: named, found, isMore };
}

async function readWithTexts({ db, remember }: Required<Reads>, { tagRows, ...found }: WholeTexts) {
  const { sets, amenities, isMore } = await rememberSets(remember, () => db.batch(selectSets(db)));
  return { sets: withTags(sets, tagRows), amenities, found, isMore };
}

/** The parts of each text, all of which a match has; null for no text. */
type TextQuery = { words: Part[] | null; location: Part[] | null; rows: SQL; known: Known | null };
type Texts = { words: string | null; location: string | null };

function textQuery({ criteria, words, rows, places, known }: Input): TextQuery {
  const named = asksPlaceText(criteria, places) ? placeParts(criteria) : [];
  const findsNothing = criteria.q !== '' && words.length === 0;
  const needed = [...facetParts(criteria), ...wordParts(words)];
  const isNeeded = needed.length > 0 && !findsNothing;
  return { words: isNeeded ? needed : null, location: named.length > 0 ? named : null, rows, known };
}

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
