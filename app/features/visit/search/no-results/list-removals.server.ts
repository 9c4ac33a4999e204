import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { resultLimit, searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import type { Place } from '~/features/directory/search/list-places.server';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countMatches } from '~/features/directory/search/search-sql';

import type { AppliedFilter } from '~/features/visit/search/filters/applied-filters';
import type { Correction } from '~/features/visit/search/results/correct-words.server';
import { fewestRemovals, selectFewest, type Fewest } from './list-fewest.server';
import type { Removal } from './removal';
import { nearestStays, selectNearest, type NearestStay } from './find-nearest.server';

const maxOffered = 4;
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
  { filters, places, meant }: Given,
): Promise<{ removals: Removal[]; nearest: NearestStay[] }> {
  const offered = chooseOffered(filters);
  const fewest = selectFewest(criteria, meant);
  const { counts, near, together } = await runBatch(db, {
    counts: offered.length > 0 && db.all<Counts>(selectCounts(offered, meant)),
    near: selectNearest(db, criteria, meant),
    together: fewest && db.all<Fewest>(fewest),
  });
  const removals = removalsOf(offered, counts?.[0]);
  const several = fewestRemovals(criteria, filters, together ?? []);
  const single = removals.sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
  return {
    removals: several.length > 0 ? several : single.slice(0, isSaid(filters) ? undefined : maxOffered),
    nearest: nearestStays(criteria, places, near ?? []),
  };
}

type Given = { filters: readonly AppliedFilter[]; places: readonly Place[]; meant: Correction | null };

/** Each filter with the number of properties found without it. One call to the database, none for no filters. */
export async function countWithoutEach(
  { db }: { db: Database },
  offered: readonly AppliedFilter[],
  meant: Correction | null,
): Promise<Removal[]> {
  if (offered.length === 0) return [];
  const [row] = await db.all<Counts>(selectCounts(offered, meant));
  return removalsOf(offered, row);
}

type Counts = Record<string, number>;

function selectCounts(offered: readonly AppliedFilter[], meant: Correction | null): SQL {
  const counts = offered.map(
    ({ without }, index) => sql`${countWithout(without, meant)} as ${sql.raw(`count_${index}`)}`,
  );
  return sql`select ${sql.join(counts, sql`, `)}`;
}

function removalsOf(offered: readonly AppliedFilter[], row: Counts = {}): Removal[] {
  return offered.map(({ key, label, without }, index) => {
    const count = row[`count_${index}`] ?? 0;
    const isCapped = count > resultLimit;
    const to = searchPath(without);
    return { key, label, to, rel: relOf(to), count: Math.min(count, resultLimit), isCapped };
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

function countWithout(criteria: AppliedFilter['without'], meant: Correction | null): SQL {
  const typed = sql`(${countMatches(criteria, wordsOf(queryTerms(criteria.q)))})`;
  if (!meant || !criteria.q) return typed;
  return sql`coalesce(nullif(${typed}, 0), (${countMatches(criteria, meant.forms)}))`;
}
