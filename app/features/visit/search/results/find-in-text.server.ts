import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { wholeNumber } from '~/db/whole-number';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { foundSet } from '~/features/directory/facets/count-facets';
import { withTags, type FacetRow } from '~/features/directory/facets/facet-sets';
import { asksPlaceText } from '~/features/directory/search/facets';
import { listTerms } from '~/features/directory/search/list-terms.server';
import {
  maxRowsOfParts,
  readMatchesOrOthers,
  rowsOfParts,
  selectWhole,
  vocabularyOf,
  type MatchesOrOthers,
  type Part,
} from '~/features/directory/search/matches-or-others';
import { wordsOf, type Term } from '~/features/directory/search/query-words';
import { facetParts, placeParts, wordParts } from '~/features/directory/search/text-parts';
import { isUnlisted } from '~/features/visit/search/sets/find-in-sets.server';
import type { MatchRow } from '~/features/visit/search/sets/match-rows';
import type { FoundInSets } from '~/features/visit/search/sets/part-by-rate';
import {
  amenityIds,
  areSetsWhole,
  rememberSets,
  selectSets,
  selectTagsOf,
} from '~/features/visit/search/sets/read-sets.server';

import { selectTriedRows, withMeant, type MeaningRow } from './correct-words.server';

/** The whole texts of a search, and the sets of its tags. */
export type WholeTexts = { words: MatchesOrOthers; location: MatchesOrOthers | null; tagRows: FacetRow[] };

type InText = {
  /** The matches; null where the texts were taken for whole and tell them. */
  rows: MatchRow[] | null;
  /** Of the words that no property has, for `readMeanings`. */
  meanings: MeaningRow[];
  /** Null where they are not whole, or the sets do not have every property; `inSets`: what both find. */
  whole: { texts: WholeTexts; inSets: FoundInSets } | null;
  /** Rows that were read for the texts. */
  spent: number;
};

type Input = {
  terms: readonly Term[];
  /** Query for the matches, whose words are `wordsAsMeant`; `isAlways`: it is read beside whole texts too. */
  query: SQL;
  isAlways: boolean;
  rows: RowsOfTexts;
};

/** Query for the number of rows that whole texts may take, where words of the search are corrected (`isMeant`) and where not. */
export type RowsOfTexts = (isMeant: boolean) => SQL;

/**
 * What a search for words, minutes or an area finds. Where the vocabulary of the index proves that all matches of its texts, or all other
 * stays, are few enough, these are read, and tell the rest with the sets of the filters; else the matches are read. One call to the
 * database, and words that no property has are corrected in it.
 */
export async function findInText(reads: Required<Reads>, criteria: Criteria, input: Input): Promise<InText> {
  const { kept, places, tagRows, read } = await readInText(reads, criteria, input);
  const told = readTold(read.at(-1)?.told);
  const rows = read.flatMap(({ rank, told: _, ...row }) => (rank === null ? [] : { rank, ...row }));
  const location = asksPlaceText(criteria, places) ? told.location : null;
  const texts = told.isWhole && { words: told.words, location, tagRows };
  const sets = withTags(kept.sets, tagRows);
  const given = { idOf: amenityIds(kept.amenities), found: texts || { words: null, location: null } };
  return {
    rows: told.isWhole && !input.isAlways ? null : rows,
    meanings: told.meanings,
    whole:
      texts && !kept.isMore && (location !== null || !asksPlaceText(criteria, places))
        ? { texts, inSets: { found: foundSet(sets, criteria, given), halfDollars: sets.halfDollars } }
        : null,
    spent: told.words.ids.length + (told.location?.ids.length ?? 0) + rowsOfParts(partsOf(criteria, input)),
  };
}

/** The sets and the places, and what the statement reads. */
async function readInText({ db, remember }: Required<Reads>, criteria: Criteria, input: Input) {
  const own = [selectTagsOf(db, criteria.tags), selectInText(db, criteria, input)] as const;
  const beside: { read?: readonly [FacetRow[], Row[]] } = {};
  const [kept, { places }] = await Promise.all([
    rememberSets(remember, async () => {
      const [all, tags, named, ...read] = await db.batch([...selectSets(db), ...own]);
      beside.read = read;
      return [all, tags, named];
    }),
    listTerms({ db, remember }),
  ]);
  const [tagRows, read] = beside.read ?? (await db.batch(own));
  return { kept, places, tagRows, read };
}

/** The last row has no rank but what the texts tell. */
type Row = Omit<MatchRow, 'rank'> & { rank: number | null; told: string | null };

const columns = {
  rank: sql<Row['rank']>`rank`.as('rank'),
  key: sql<Row['key']>`key`.as('key'),
  steps: sql<Row['steps']>`steps`.as('steps'),
  capped: sql<Row['capped']>`capped`.as('capped'),
  told: sql<Row['told']>`told`.as('told'),
};

function readTold(json: string | null | undefined) {
  const { words, location, meanings, isWhole } = JSON.parse(json ?? '{}') as Record<string, unknown>;
  return {
    words: readMatchesOrOthers(String(words)),
    location: location ? readMatchesOrOthers(String(location)) : null,
    meanings: (meanings as [number, string | null, number][]).map(([word, term, place]) => ({
      word,
      term,
      place,
    })),
    isWhole: isWhole === 1,
  };
}

const partsOf = (criteria: Criteria, { terms }: Input): Part[] => [
  ...wordParts(wordsOf(terms)),
  ...facetParts(criteria),
  ...placeParts(criteria),
];

/** Of the rows a place may take half, and the words take what it leaves. */
function selectInText(db: Database, criteria: Criteria, input: Input) {
  const { terms, query, isAlways, rows } = input;
  const spent = rowsOfParts(partsOf(criteria, input));
  // What a landing page holds beside the visitor's own filters has no set.
  const canTell = criteria.within || spent > maxRowsOfParts ? sql`false` : areSetsWhole;
  const place = placeParts(criteria);
  const placed =
    selectWhole(sql`select rows / 2 as room, ${place.map(({ expression }) => expression).join(' AND ')} as expression,
    ${`[${place.map(vocabularyOf).join()}]`} as parts from allowed`);
  const isAsked = place.length > 0 ? isUnlisted(criteria) : sql`false`;
  const inText = selectWhole(
    sql`select rows_left as room, text as expression, iif(rows_left > 0, parts, '[]') as parts from left_for_words`,
  );
  // Each table is made of the one before and hands on its columns.
  const statement = sql`with ${withMeant(terms, facetParts(criteria))},
    allowed as materialized (select *, iif(${canTell}, max(0, iif(meanings = '[]', ${rows(false)}, ${rows(true)} - ${selectTriedRows(terms)})
      - ${wholeNumber(spent)}), 0) as rows from meant),
    placed as materialized (select *, iif(${isAsked}, ${place.length > 0 ? placed : null}, null) as location from allowed),
    left_for_words as materialized (select *, case when location is null then rows when location ->> 'isCut' then 0
      else rows - json_array_length(location, '$.ids') end as rows_left from placed),
    texts as materialized (select meanings, location, ${inText} as in_text from left_for_words),
    told as materialized (select *, (in_text ->> 'isCut' = 0 and coalesce(location ->> 'isCut' = 0, true)) as is_whole from texts)
    select rank, key, steps, capped, null as told from (
      select * from (${query}) limit (select ${isAlways ? sql`-1` : sql`iif(is_whole, 0, -1)`} from told))
    union all select null, null, null, null,
      json_object('isWhole', is_whole, 'words', in_text, 'location', location, 'meanings', json(meanings)) from told`;
  return db.select(columns).from(sql`(${statement})`);
}
