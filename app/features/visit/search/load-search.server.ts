import type { SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { makeAnew, onceEach } from '~/lib/memory/remember';
import { upperFirst } from '~/lib/text/letters';
import { slugify } from '~/lib/text/slug';
import {
  alternativesOf,
  resultLimit,
  searchPath,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import type { Landmark } from '~/features/directory/places/list-landmarks.server';
import type { Place, PlaceChoice } from '~/features/directory/search/list-places.server';
import { listTerms } from '~/features/directory/search/list-terms.server';
import { queryTerms, wordsLeftOut, wordsOf } from '~/features/directory/search/query-words';
import { expressionOf, type Words } from '~/features/directory/search/search-sql';
import { listMapLandmarks } from '~/features/directory/map/list-map-landmarks.server';
import { drawSearchMap, listPins } from '~/features/visit/map/draw-search-map.server';
import { maxPins } from '~/features/visit/map/max-pins';

import { appliedFilters, type AppliedFilter } from './filters/applied-filters';
import { describeInSets } from './results/describe-in-sets.server';
import { describeProperties } from './results/describe-properties.server';
import { findInSets } from './sets/find-in-sets.server';
import { findMatches } from './results/find-matches.server';
import { selectMeantPins } from './results/select-meant-pins';
import { listFacets } from './filters/list-facets.server';
import { listResultCards } from './results/list-result-cards.server';
import { rowsOfTexts, shareRows } from './budget/row-budget';
import { explainOrder, factSentences, searchTexts } from './results/search-words';
import { whyHere } from './results/why-here';
import { countWithoutEach, listOffers, wordFilters } from './no-results/list-removals.server';
import type { Removal } from './no-results/removal';

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
 * All data of the search screen: one page of the matching public properties, in the requested order. With
 * `describe`, facts about the whole result for a landing page's introduction, unless the words had to be
 * corrected. At most seven calls to the database, in two rounds.
 */
export async function loadSearch({ db, ...given }: Reads, criteria: Criteria, { describe = false } = {}) {
  const remember = onceEach(given.remember ?? makeAnew);
  const [found, { places, landmarks }] = await Promise.all([
    findMatches({ db, remember }, criteria, matchOptions(criteria, describe)),
    listTerms({ db, remember }),
  ]);
  const filters = appliedFilters(criteria, places, landmarks);
  // The words that the search used in the end.
  const words = found.meant?.forms ?? wordsOf(queryTerms(criteria.q));
  const narrowing = filters.filter(({ narrows }) => narrows);
  const rows = shareRows(criteria, found, { places, isDescribed: describe && !found.inSets });
  const counted = { places, words, rows: rows.counted, known: found.known, texts: found.texts };
  const facets = listFacets({ db, remember }, criteria, counted);
  const offering = offeringOf({ db, remember }, found, { rows: rows.others, facets });
  const [results, { panel }, facts, offers, counts, pins] = await Promise.all([
    loadResults(db, criteria, found, words),
    facets,
    describe && !found.meant ? describeFound({ db, remember }, found, rows.others) : null,
    found.total === 0 ? offersOf(db, criteria, { filters, places, found, ...offering }) : nothing,
    criteria.said ? countWithoutEach({ db }, narrowing, offering) : [],
    criteria.view === 'map' ? loadPins({ db, remember }, criteria, found) : null,
  ]);
  const map = pins && drawSearchMap(criteria, pins, results);
  const chips = filters.map((filter) => chipOf(filter, counts));
  const near = landmarks.find(({ slug }) => slug === criteria.near) ?? null;
  return {
    criteria: { ...criteria, page: results.page },
    results: map ? { ...results, stays: withPinNotes(results.stays, map.pins) } : results,
    shownTexts: searchTexts(criteria, results, places),
    places: places.map(choiceOf),
    place: placeOf(criteria, places),
    landmarks: offeredLandmarks(landmarks, near),
    /** The chosen landmark; null for none and for an unknown one. */
    near,
    ...(results.total === 0 ? offers : nothing),
    facets: panel,
    facts: facts ? factSentences(facts, results.total, results.isCapped) : [],
    chips,
    explained: explainOrder(criteria, near?.name, results.isCapped && expressionOf(criteria, words) !== null),
    map,
  };
}

const matchOptions = (criteria: Criteria, isDescribed: boolean) => ({
  all: isDescribed,
  bySets: true,
  rows: (isMeant: boolean) => rowsOfTexts(criteria, { isDescribed, isMeant }),
});

/** How searches with fewer filters are counted. */
const offeringOf = (
  reads: Required<Reads>,
  { meant, inSets, texts }: Found,
  { rows, facets }: { rows: SQL; facets: ReturnType<typeof listFacets> },
) => {
  const counting = facets.then(({ countWithout }) => countWithout);
  const inTexts = async (criteria: Criteria) => (await counting)(criteria);
  const inFilters = async (criteria: Criteria) => (await findInSets(reads, criteria)).total;
  return { meant, rows, counting, countInSets: inSets && (texts ? inTexts : inFilters) };
};

/** The one place of a search; null for none, several, and one that is not listed. */
function placeOf({ location }: Criteria, places: readonly Place[]): Place | null {
  const slug = slugify(alternativesOf(location).length === 1 ? location : '');
  return places.find((place) => place.slug === slug) ?? null;
}

type Identified = { id: number };

/** The text about each stay in the list beside a map. */
const withPinNotes = <Stay extends Identified>(stays: readonly Stay[], pins: readonly Identified[]) =>
  stays.map((stay, index) => ({
    ...stay,
    pinNote: pins.some(({ id }) => id === stay.id) ? `Number ${index + 1} on the map` : 'Not on the map',
  }));

const choiceOf = ({ slug, name, parentSlug }: Place): PlaceChoice => ({ slug, name, parentSlug });

const nothing = { removals: [], nearest: [] };

type Offering = Parameters<typeof listOffers>[2] & { found: Found };

/**
 * The filters that may be removed from a search that finds nothing, known words one by one and together, and its nearest
 * stays.
 */
function offersOf(db: Database, criteria: Criteria, { found, filters, ...given }: Offering) {
  const words = found.areKnown ? wordFilters(criteria) : [];
  const others = filters.filter(({ key }) => key !== 'q');
  // Where no single word is to blame, all of them together may be.
  const whole = others.some(({ narrows }) => narrows) ? filters.filter(({ key }) => key === 'q') : [];
  const offered = words.length > 0 ? [...words, ...whole, ...others] : filters;
  return listOffers({ db }, criteria, { ...given, filters: offered });
}

/** Those that the filters offer, and the chosen one. */
const offeredLandmarks = (landmarks: readonly Landmark[], near: Landmark | null) =>
  landmarks
    .filter((one) => one.isOffered || one === near)
    .map(({ slug, name }) => ({ slug, name: upperFirst(name) }));

/** An applied filter with the address of the search without it, and after a sentence how many stays that search finds. */
function chipOf({ key, label, without }: AppliedFilter, counts: readonly Removal[]) {
  const counted = counts.find((each) => each.key === key);
  const found = counted ? `${counted.count}${counted.isCapped ? '+' : ''}` : null;
  const to = searchPath(without);
  return { key, label, to, rel: relOf(to), without: found };
}

export type Chip = ReturnType<typeof chipOf>;

type Found = Awaited<ReturnType<typeof findMatches>>;

async function loadResults(
  db: Database,
  criteria: Criteria,
  found: Found,
  words: Words,
): Promise<PropertyResults> {
  const { total, page, pageCount } = found;
  const stays = found.shown ? await listResultCards(db, found.shown, criteria) : [];
  const terms = queryTerms(criteria.q);
  const sought = words.map((forms, at) => {
    const isMeant = !terms[at]?.forms.some((form) => forms.includes(form));
    return { typed: (isMeant ? forms[0] : terms[at]?.typed) ?? '', forms };
  });
  return {
    stays: stays.map((stay) => ({ ...stay, why: whyHere(stay, criteria, sought) })),
    total: Math.min(total, resultLimit),
    isCapped: total > resultLimit,
    page,
    pageCount,
    correctedTo: found.meant && total > 0 ? found.meant.text : null,
    leftOut: wordsLeftOut(criteria.q),
  };
}

const describeFound = (reads: Required<Reads>, { inSets, all }: Found, rows: SQL) =>
  inSets ? describeInSets(reads, inSets.found) : describeProperties(reads, all, rows);

/** As many of the matches as a map has, and the landmarks. */
async function loadPins({ db, remember }: Reads, criteria: Criteria, { meant, pinned }: Found) {
  const isByDirectory = meant !== null && criteria.sort !== 'relevance';
  const { chosen, most } =
    pinned && meant && isByDirectory
      ? selectMeantPins(criteria, meant.forms)
      : { chosen: pinned, most: maxPins };
  const [found, landmarks] = await Promise.all([
    chosen ? listPins(db, chosen, criteria) : { pins: [], missing: 0 },
    listMapLandmarks({ db, remember }),
  ]);
  return { ...found, landmarks, limit: { most, isByDirectory } };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
