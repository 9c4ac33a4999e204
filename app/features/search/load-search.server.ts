import type { Database } from '~/db/client';
import { slugify } from '~/lib/slug';

import { appliedFilters } from './applied-filters';
import type { Criteria } from './criteria';
import { describeStays } from './describe-stays.server';
import { findStays } from './find-stays.server';
import { listPlaces } from './list-places.server';
import { listRemovals } from './list-removals.server';

/** Everything the search screen shows. With `describe`, facts of the whole result for a landing page's introduction. */
export async function loadSearch({ db }: { db: Database }, criteria: Criteria, { describe = false } = {}) {
  const [results, places, facts] = await Promise.all([
    findStays({ db }, criteria),
    listPlaces({ db }),
    describe ? describeStays({ db }, criteria) : null,
  ]);
  const slug = slugify(criteria.location);
  const place = places.find((candidate) => candidate.slug === slug) ?? null;
  const removals =
    results.total === 0 ? await listRemovals({ db }, appliedFilters(criteria, place?.name)) : [];
  return { criteria: { ...criteria, page: results.page }, results, places, place, removals, facts };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
