import type { Reads } from '~/db/dependencies';
import { listCardsOf } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { slugify } from '~/lib/slug';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { listPlaces } from '~/features/directory/search/list-places.server';
import { resultLimit } from '~/features/directory/search/search-sql';

import { appliedFilters } from './applied-filters';
import { describeProperties } from './describe-properties.server';
import { findMatches } from './find-matches.server';
import { listRemovals } from './list-removals.server';

type PropertyResults = {
  stays: PropertyCardData[];
  /** Exact up to 1,000; `isCapped` means that there are more. */
  total: number;
  isCapped: boolean;
  /** The page shown: the requested one, or the last. */
  page: number;
  pageCount: number;
  /** The corrected words, when nothing matched them as typed. */
  correctedTo: string | null;
};

/**
 * All data of the search screen: one page of the matching public properties, in the requested order. With
 * `describe`, facts about the whole result for a landing page's introduction. At most seven calls to the
 * database, whatever the criteria.
 */
export async function loadSearch({ db, remember }: Reads, criteria: Criteria, { describe = false } = {}) {
  const [found, places] = await Promise.all([
    findMatches({ db }, criteria, { all: describe }),
    listPlaces({ db, remember }),
  ]);
  const slug = slugify(criteria.location);
  const place = places.find((candidate) => candidate.slug === slug) ?? null;
  const [stays, facts, removals] = await Promise.all([
    found.shown ? listCardsOf(db, found.shown) : [],
    describe ? describeProperties({ db }, found.all) : null,
    found.total === 0 ? listRemovals({ db }, appliedFilters(criteria, place?.name), found.meant) : [],
  ]);
  const results = resultsOf(found, stays);
  return { criteria: { ...criteria, page: found.page }, results, places, place, removals, facts };
}

type Found = Pick<PropertyResults, 'total' | 'page' | 'pageCount' | 'correctedTo'>;

function resultsOf(
  { total, page, pageCount, correctedTo }: Found,
  stays: PropertyCardData[],
): PropertyResults {
  return {
    stays,
    total: Math.min(total, resultLimit),
    isCapped: total > resultLimit,
    page,
    pageCount,
    correctedTo,
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
