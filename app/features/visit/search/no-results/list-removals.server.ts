import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import type { Place } from '~/features/directory/search/list-places.server';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countLimit, countMatches, countOrKnow } from '~/features/directory/search/search-sql';

import type { AppliedFilter } from '~/features/visit/search/filters/applied-filters';
import type { CountWithout } from '~/features/visit/search/filters/list-facets.server';
import type { Correction } from '~/features/visit/search/results/correct-words.server';
import { fewestRemovals, selectFewest, type Fewest } from './list-fewest.server';
import { exactCount, shownCount, type Removal } from './removal';
import { nearestStays, selectNearest, type NearestStay } from './find-nearest.server';

const maxOffered = 4;
/** At most 22 relaxed searches look at six stays each, four times as many rows. */
const nearRows = 530;
/** The whole text may be counted besides its words. */
const maxCounted = maxOffered + 1;

/** Each of two to four words as a filter of its own, to name the one of which nothing is found with the others. */
export function wordFilters(criteria: Criteria): AppliedFilter[] {
  const typed = queryTerms(criteria.q).map((term) => term.typed);
  if (typed.length < 2 || typed.length > maxOffered) return [];
  return typed.map((word, index) => {
    const q = typed.toSpliced(index, 1).join(' ');
    return { key: `q-${index}`, label: `“${word}”`, narrows: true, without: { ...criteria, q, page: 1 } };
  });
}

/**
 * The filter that usually excludes most comes first. One of several types or places is never offered: without it there
 * are even fewer results.
 */
const order = [
  'q',
  'area',
  'near',
  'location',
  'price',
  'type',
  'stars',
  'rating',
  'amenity',
  'near_airport',
  'room',
  'tag',
];

/**
 * For an empty result, two lists. The first: up to four applied filters, or all that a sentence contained,
 * with the number of properties found without each, the largest first; where removing one filter is not
 * enough, the smallest set of filters that is. The second: the stays that meet most of the search. `meant` is
 * the correction of the words; it replaces them where the typed words find nothing. One call to the database.
 */
export async function listOffers(
  { db }: { db: Database },
  criteria: Criteria,
  { filters, places, meant, rows, counting, countInSets }: Given,
): Promise<{ removals: Removal[]; nearest: NearestStay[] }> {
  const offered = chooseOffered(filters);
  const fewest = selectFewest(criteria, meant, rows);
  const known = await knownCounts(offered, countInSets);
  const { counts, near, together } = await runBatch(db, {
    counts:
      known.includes(null) &&
      db.all<Counts>(
        selectCounts(offered, known, { meant, rows: sql`(${rows} - ${wholeNumber(nearRows)})` }),
      ),
    near: selectNearest(db, criteria, meant, rows),
    together: fewest && db.all<Fewest>(fewest),
  });
  const countWithout = exactly(await counting, meant);
  const single = removalsOf(offered, { known, row: counts?.[0], countWithout });
  const several = fewestRemovals(criteria, filters, { rows: together ?? [], countWithout });
  return {
    removals: largestFirst(several.length > 0 ? several : single).slice(
      0,
      isSaid(filters) ? undefined : maxOffered,
    ),
    nearest: nearestStays(criteria, places, near ?? []),
  };
}

type Given = {
  filters: readonly AppliedFilter[];
  places: readonly Place[];
  meant: Correction | null;
  /** Query for the number of rows that may be read. */
  rows: SQL;
  counting: Promise<CountWithout>;
  countInSets: CountInSets | null;
};

/** The number that the sets of the filters have of a search, where these were read before; null where they do not tell. */
type CountInSets = (criteria: Criteria) => Promise<number | null>;

/** What is found without each of the filters; null where the sets do not tell it. */
const knownCounts = (offered: readonly AppliedFilter[], count: CountInSets | null) =>
  Promise.all(offered.map(({ without }) => count && count(without)));

const largestFirst = (removals: readonly Removal[]) =>
  removals.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key));

/** Where words were corrected, the sets have the matches of the corrected ones only. */
const exactly =
  (countWithout: CountWithout, meant: Correction | null): CountWithout =>
  (fewer) =>
    meant && fewer.q ? null : countWithout(fewer);

/** Each filter with the number of properties found without it. One call to the database, none for no filters and where the sets tell it. */
export async function countWithoutEach(
  { db }: { db: Database },
  offered: readonly AppliedFilter[],
  { meant, rows, counting, countInSets }: Pick<Given, 'meant' | 'rows' | 'counting' | 'countInSets'>,
): Promise<Removal[]> {
  const known = await knownCounts(offered, countInSets);
  const row = known.includes(null)
    ? await db.get<Counts>(selectCounts(offered, known, { meant, rows }))
    : undefined;
  return removalsOf(offered, { known, row, countWithout: exactly(await counting, meant) });
}

/** `most` is the number up to which each was counted, `count_0` and so on what was found. */
type Counts = Record<string, number>;

type Known = readonly (number | null)[];

/** Those that are not known share the rows equally. The share is worked out once, since each part of it is a row that is read. */
function selectCounts(
  offered: readonly AppliedFilter[],
  known: Known,
  { meant, rows }: { meant: Correction | null; rows: SQL },
): SQL {
  const asked = known.filter((count) => count === null).length;
  const share = sql`max(1, min(${wholeNumber(countLimit)}, ${rows} / ${wholeNumber(asked)}))`;
  const most = sql`(select most from share)`;
  const counts = offered.flatMap(({ without }, index) =>
    known[index] === null
      ? [sql`(${countWithout(without, meant, most)}) as ${sql.raw(`count_${index}`)}`]
      : [],
  );
  return sql`with share as materialized (select ${share} as most) select ${most} as most, ${sql.join(counts, sql`, `)}`;
}

type Counted = { known: Known; row: Counts | undefined; countWithout: CountWithout };

function removalsOf(
  offered: readonly AppliedFilter[],
  { known, row = {}, countWithout }: Counted,
): Removal[] {
  return offered.map(({ key, label, without }, index) => {
    const to = searchPath(without);
    const told = known[index] ?? null;
    const counted =
      told === null ? shownCount(row[`count_${index}`] ?? 0, row.most ?? 1) : shownCount(told, countLimit);
    return { key, label, to, rel: relOf(to), ...exactCount(counted, () => countWithout(without)) };
  });
}

function chooseOffered(filters: readonly AppliedFilter[]): AppliedFilter[] {
  const widens = (name: string) => filters.filter(({ key }) => key.startsWith(name)).length > 1;
  const widening = ['type-', 'location-'].filter(widens);
  const placeOf = ({ key }: AppliedFilter) =>
    order.findIndex((name) => key === name || key.startsWith(`${name}-`));
  return filters
    .filter(({ key, narrows }) => narrows && !widening.some((name) => key.startsWith(name)))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, isSaid(filters) ? filters.length : maxCounted);
}

const isSaid = (filters: readonly AppliedFilter[]) => filters.some(({ without }) => without.said);

function countWithout(criteria: AppliedFilter['without'], meant: Correction | null, most: SQL): SQL {
  const words = wordsOf(queryTerms(criteria.q));
  // Of several words the vocabulary seldom knows it, and is read in vain.
  const typed = (words.length === 1 ? countOrKnow : countMatches)(criteria, words, most);
  if (!meant || !criteria.q) return typed;
  return sql`select coalesce(nullif((${typed}), 0), (${countMatches(criteria, meant.forms, most)})) as total`;
}
