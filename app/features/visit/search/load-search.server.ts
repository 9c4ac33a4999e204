import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { listCardsOf } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { slugify } from '~/lib/slug';
import {
  alternativesOf,
  resultLimit,
  searchPath,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { listPlaces } from '~/features/directory/search/list-places.server';
import { wordsLeftOut } from '~/features/directory/search/query-words';

import { appliedFilters, type AppliedFilter } from './applied-filters';
import { describeProperties } from './describe-properties.server';
import { findMatches, findMeant } from './find-matches.server';
import { explainOrder } from './search-words';
import { countWithoutEach, listRemovals, wordFilters, type Removal } from './list-removals.server';

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
  /** Words that are too many and were not searched for. */
  leftOut: string[];
};

/**
 * All data of the search screen: one page of the matching public properties, in the requested order. With `describe`, facts
 * about the whole result for a landing page's introduction, unless the words had to be corrected. At most seven calls to the
 * database, which is waited for twice.
 */
export async function loadSearch({ db, remember }: Reads, criteria: Criteria, { describe = false } = {}) {
  const [found, places] = await Promise.all([
    findMatches({ db }, criteria, { all: describe }),
    listPlaces({ db, remember }),
  ]);
  const slug = slugify(alternativesOf(criteria.location).length === 1 ? criteria.location : '');
  const place = places.find((candidate) => candidate.slug === slug) ?? null;
  const filters = appliedFilters(criteria, places);
  const words = found.areKnown ? wordFilters(criteria) : [];
  const offered = words.length > 0 ? [...words, ...filters.filter(({ key }) => key !== 'q')] : filters;
  const [results, facts, offers, counts] = await Promise.all([
    loadResults(db, criteria, found),
    describe && !found.meant ? describeProperties({ db }, found.all) : null,
    found.total === 0 ? listRemovals({ db }, offered, found.meant) : [],
    criteria.said
      ? countWithoutEach(
          { db },
          filters.filter(({ narrows }) => narrows),
          found.meant,
        )
      : [],
  ]);
  const removals = results.total === 0 ? offers : [];
  const chips = filters.map((filter) => chipOf(filter, counts));
  const explained = explainOrder(criteria);
  return {
    criteria: { ...criteria, page: results.page },
    results,
    places,
    place,
    removals,
    facts,
    chips,
    explained,
  };
}

/** An applied filter with the address of the search without it, and after a sentence how many stays that search finds. */
function chipOf({ key, label, without }: AppliedFilter, counts: readonly Removal[]) {
  const counted = counts.find((each) => each.key === key);
  const found = counted ? `${counted.count}${counted.isCapped ? '+' : ''}` : null;
  return { key, label, to: searchPath(without), without: found };
}

export type Chip = ReturnType<typeof chipOf>;

type Found = Awaited<ReturnType<typeof findMatches>>;

async function loadResults(db: Database, criteria: Criteria, found: Found): Promise<PropertyResults> {
  const shown = found.meant
    ? await findMeant({ db }, criteria, found.meant.forms)
    : { ...found, stays: found.shown ? await listCardsOf(db, found.shown) : [] };
  return {
    stays: shown.stays,
    total: Math.min(shown.total, resultLimit),
    isCapped: shown.total > resultLimit,
    page: shown.page,
    pageCount: shown.pageCount,
    correctedTo: found.meant && shown.total > 0 ? found.meant.text : null,
    leftOut: wordsLeftOut(criteria.q),
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
