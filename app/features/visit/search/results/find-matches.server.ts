import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { emptyCriteria, resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { size } from '~/features/directory/facets/bit-set';
import { narrows } from '~/features/directory/criteria/path-presets';
import type { Known } from '~/features/directory/search/matches-or-others';
import { queryTerms, wordsOf, type Term } from '~/features/directory/search/query-words';
import {
  countLimit,
  countMatches,
  selectFirst,
  selectInOrder,
  selectKeyed,
} from '~/features/directory/search/search-sql';
import { wordsAsMeant } from '~/features/directory/search/words-as-meant';
import { makeAnew } from '~/lib/memory/remember';
import { maxPins } from '~/features/visit/map/max-pins';
import { findInSets } from '~/features/visit/search/sets/find-in-sets.server';
import type { MatchRow } from '~/features/visit/search/sets/match-rows';
import type { FoundInSets } from '~/features/visit/search/sets/part-by-rate';

import { correctionOf, readMeanings, triedRows, type Correction } from './correct-words.server';
import { findInText, type RowsOfTexts, type WholeTexts } from './find-in-text.server';
import { pageCountOf } from './page-count';
import { firstLatePage, pageSize } from './page-size';
import { nothingFound, readFound, type Found } from './read-found';
import { selectShown } from './select-shown';

type Matches = {
  /** At most 1,001. */
  total: number;
  /** The page found: the requested one, or the last. */
  page: number;
  pageCount: number;
  /** Query for `id` and `place` of the properties on the page; null when there are none. */
  shown: SQL | null;
  /** The same for the first ones, as many as a map has; null where no map is shown. */
  pinned: SQL | null;
  /** The first thousand ids, when they were requested and there are no `inSets`; in no particular order if there are fewer. */
  all: number[];
  /** The correction of the words, where no property has one of them as typed. */
  meant: Correction | null;
  /** Some property has each of the words. */
  areKnown: boolean;
  /** Rows that were read for the matches and the corrections, at most. */
  spent: number;
  /** Matches of a text that need not be read once more. */
  known: Known | null;
  /** The page is read along its order. */
  isWalked: boolean;
  /** The stays that are found, as the sets of the filters and whole texts have them; null where these do not tell. */
  inSets: FoundInSets | null;
  /** The texts, where they were read as a whole. */
  texts: WholeTexts | null;
};

type Options = { all: boolean; bySets: boolean; rows: RowsOfTexts };

const noRows: RowsOfTexts = () => sql`0`;

type ByWords = { found: Found } & Pick<Matches, 'meant' | 'areKnown' | 'inSets' | 'texts'>;

/**
 * The public properties that match, and one page of them in the requested order; with `all` also the first thousand, with
 * `bySets` those that the sets of the filters have, where these tell. `rows`: how many whole texts may take. The database is waited for once; with `all` once more for an
 * order of more than a thousand, and where the sets are read first and do not tell.
 */
export async function findMatches(
  { db, remember = makeAnew }: Reads,
  criteria: Criteria,
  { all = false, bySets = false, rows = noRows }: Partial<Options> = {},
): Promise<Matches> {
  const requested = Math.max(1, criteria.page);
  const isMap = criteria.view === 'map';
  const isByValue = ['price_low', 'price_high', 'rating', 'nearest'].includes(criteria.sort);
  const isAlongOrder = isByValue && (all || isMap || requested >= firstLatePage);
  const shown = Math.min(resultLimit, Math.max(requested * pageSize, isMap ? maxPins : 0));
  const along = isAlongOrder ? { first: all ? resultLimit : shown } : null;
  const isEarly = !isMap && requested < firstLatePage && criteria.sort !== 'name';
  const find = bySets && isEarly && narrows(criteria) ? findByFilters : findByWords;
  const { found, ...rest } = await find({ db, remember }, criteria, { along, all, rows });
  const pageCount = pageCountOf(found.total);
  const page = Math.min(requested, Math.max(1, pageCount));
  const offset = (page - 1) * pageSize;
  const partAt = (slice: { offset: number; limit: number }) =>
    found.total > 0 ? selectShown(criteria, found, rest.inSets, slice) : null;
  return {
    ...rest,
    total: found.total,
    page,
    pageCount,
    shown: partAt({ offset, limit: pageSize }),
    pinned: isMap ? partAt({ offset: 0, limit: maxPins }) : null,
    all: all && !rest.inSets ? await listFirst(db, criteria, found) : [],
    spent: found.spent,
    known: found.known,
    isWalked: !found.ids || !found.isInOrder,
  };
}

/** `along`: read along an order, at least the first so many; `rows`: how many rows whole texts may take. */
type Given = { along: { first: number } | null; all: boolean; rows: RowsOfTexts };

/** Without words, where the sets of the filters tell how many are found, none is read here: the page is read along its order. */
async function findByFilters(reads: Required<Reads>, criteria: Criteria, given: Given): Promise<ByWords> {
  const { inSets, total, rows } = await findInSets(reads, criteria);
  if (total !== null && (inSets || !given.all))
    return { ...plain, found: { ...nothingFound, total, ids: null }, inSets };
  if (rows) return { ...plain, found: readFound(rows, criteria, { words: [], isAlongOrder: false }) };
  return findByWords(reads, criteria, given);
}

const plain = { meant: null, areKnown: true, inSets: null, texts: null };

/** Searches by the words; those that no property has are corrected in the same statement. */
async function findByWords(reads: Required<Reads>, criteria: Criteria, given: Given): Promise<ByWords> {
  const { along } = given;
  const { q, near, area } = criteria;
  const terms = queryTerms(q);
  if (q && terms.length === 0) return { ...plain, found: nothingFound, areKnown: false };
  const words = terms.length > 0 ? wordsAsMeant : [];
  const query = along
    ? selectInOrder(criteria, words, along.first, wordsOf(terms))
    : selectKeyed(criteria, words);
  const { db, remember } = reads;
  if (!query) return { ...plain, found: await remember('directory', ['list'], () => countAll(db)) };
  if (q || near || area) return findByTexts(reads, criteria, { ...given, terms, query });
  const rows = await db.all<MatchRow>(query);
  return { ...plain, found: readFound(rows, criteria, { words: [], isAlongOrder: along !== null }) };
}

type GivenTexts = Given & { terms: readonly Term[]; query: SQL };

async function findByTexts(reads: Required<Reads>, criteria: Criteria, given: GivenTexts): Promise<ByWords> {
  const { along, terms } = given;
  const isAlways = criteria.sort === 'name';
  const { whole, ...read } = await findInText(reads, criteria, { ...given, isAlways });
  // Only while the places or sets that an isolate remembers are about to change.
  if (!read.rows && !whole) return findByTexts(reads, criteria, { ...given, rows: noRows });
  const meanings = readMeanings(read.meanings);
  const meant = correctionOf(terms, meanings);
  const words = meant?.forms ?? wordsOf(terms);
  const found =
    whole && !isAlways
      ? { ...nothingFound, words, ids: null, total: Math.min(size(whole.inSets.found), countLimit) }
      : readFound(read.rows ?? [], criteria, { words, isAlongOrder: along !== null });
  const spent = found.spent + read.spent + triedRows(terms, meanings);
  return {
    found: { ...found, spent },
    meant,
    areKnown: meanings.size === 0,
    inSets: whole && whole.inSets,
    texts: whole && whole.texts,
  };
}

/** Nothing narrows the search, whose page is read along its order. */
async function countAll(db: Database): Promise<Found> {
  const counted = await db.get<{ total: number }>(countMatches(emptyCriteria, []));
  return { ...nothingFound, total: counted?.total ?? 0, ids: null };
}

async function listFirst(db: Database, criteria: Criteria, { ids, words }: Found): Promise<number[]> {
  if (ids) return ids.slice(0, resultLimit);
  const rows = await db.all<{ id: number }>(selectFirst(criteria, resultLimit, words));
  return rows.map(({ id }) => id);
}
