import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import { asksPlaceText } from '~/features/directory/search/facets';
import type { Place } from '~/features/directory/search/list-places.server';
import { landmarkGroups } from '~/features/directory/places/landmark-groups';
import { countLimit, isSortedBy, publicTotal, type Words } from '~/features/directory/search/search-sql';
import { resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { maxPins, maxPinsBesideNames } from '~/features/visit/map/max-pins';
import { pageCountOf } from '~/features/visit/search/results/page-count';
import { pageSize } from '~/features/visit/search/results/page-size';
import { maxSetRows } from '~/features/visit/search/sets/read-sets.server';

/**
 * Rows of the database that a search may read in all (decision 124), and of these the places, landmarks, amenities, cards, tags and
 * words of any search at most; the cards of a search near a landmark have minutes. What is left is shared by its parts.
 */
const budget = { all: 5_000, always: 800, cards: 240, cardsNear: 340, cardsNearGroup: 440 };

/** The minutes of each card are looked up, of a group of landmarks to each of them. */
const cardRows = (near: string) =>
  near === ''
    ? budget.cards
    : landmarkGroups.some(({ slug }) => slug === near)
      ? budget.cardsNearGroup
      : budget.cardsNear;

/** Cards, tags and words, and as many places with their pages, landmarks and amenities as there were ever. */
const alwaysRows = ({ near }: Criteria) => sql`min(${wholeNumber(budget.always)},
  ${wholeNumber(cardRows(near))}
  + (select coalesce(2 * max(id), 0) from location_groups) + (select coalesce(max(id), 0) from landmarks)
  + (select coalesce(max(id), 0) from amenities))`;

/** Rows that were ever made: no fewer than there are, and one row tells it. */
const setRows = sql`min(${wholeNumber(maxSetRows)}, (select coalesce(max(rowid), 0) from facet_bits))`;

const leastRows = 150;

/** The rows that are left beside what any search reads, the sets, and those that are `spent`. */
const rowsLeft = (criteria: Criteria, spent: number): SQL =>
  sql`max(${wholeNumber(leastRows)}, ${wholeNumber(budget.all - spent)} - ${alwaysRows(criteria)} - ${setRows})`;

/** `spent`: rows that were read for the matches and for corrections; `known`: the matches that a text shares with them. */
type Found = {
  total: number;
  meant: { forms: Words } | null;
  spent: number;
  known: { ids: readonly number[] } | null;
  isWalked: boolean;
  texts: object | null;
};
type Share = { counted: SQL; others: SQL };

/** As many rows as any text takes: either its matches or the other stays are at most half of all, and its words take some. */
const rowsOfHalf = ({ known }: Found): SQL =>
  sql`((${publicTotal} - ${wholeNumber(known?.ids.length ?? 0)}) / 2 + 180)`;

/** Rows that are left for others where the numbers of the filters get as many as they take. */
const leastOthers = { described: 300, chips: 200, offers: 900, offersAndChips: 1_000 };

/**
 * The rows that may be read of texts for the numbers of the filters (`counted`), and by each of the `others`: the stays that a
 * landing page describes, what a search that finds nothing offers, and the numbers of the chips after a sentence.
 */
export function shareRows(
  criteria: Criteria,
  found: Found,
  { places, isDescribed }: { places: readonly Place[]; isDescribed: boolean },
): Share {
  const { q, near, area, said } = criteria;
  const isCounted = !found.texts && ([q, near, area].some(Boolean) || asksPlaceText(criteria, places));
  if (found.total === 0) return shareOfNothing(criteria, found, isCounted);
  const others = [isDescribed, said].filter(Boolean).length;
  const left = rowsLeft(criteria, found.spent + shownRows(criteria, found));
  const part = sql`(${left} / ${wholeNumber(Math.max(1, others + (isCounted ? 1 : 0)))})`;
  if (!isCounted || others === 0) return { counted: part, others: part };
  const least = (isDescribed ? leastOthers.described : 0) + (said ? leastOthers.chips : 0);
  return preferCounts({ counted: part, others: part }, { found, left, least: wholeNumber(least), others });
}

/** Where nothing is found, the numbers of the filters may read a third, offers and chips the rest. */
function shareOfNothing(criteria: Criteria, found: Found, isCounted: boolean): Share {
  const left = rowsLeft(criteria, found.spent);
  const third = sql`(${left} / 3)`;
  const others = criteria.said ? 2 : 1;
  const equal = { counted: third, others: sql`(2 * ${third} / ${wholeNumber(others)})` };
  if (!isCounted) return equal;
  return preferCounts(equal, { found, left, least: wholeNumber(leastOffers(criteria)), others });
}

const leastOffers = ({ said }: Criteria) => (said ? leastOthers.offersAndChips : leastOthers.offers);

type Preferring = { found: Found; left: SQL; least: SQL; others: number };

/** Exact numbers of the filters first, where they leave enough of all rows: offers and chips take their own from them. */
function preferCounts({ counted, others }: Share, { found, left, least, others: parts }: Preferring): Share {
  const wanted = sql`max(${counted}, ${rowsOfHalf(found)})`;
  const areExact = sql`${left} - ${wanted} >= ${least}`;
  return {
    counted: sql`iif(${areExact}, ${wanted}, ${counted})`,
    others: sql`iif(${areExact}, (${left} - ${wanted}) / ${wholeNumber(parts)}, ${others})`,
  };
}

/** What a row of a page takes that is read along an order by value. */
const walkedRows = 3;
/** The minutes of the order by minutes. */
const minuteRows = 60;

/** Ratings that are looked at on the way, and rates of the first and the last half dollar; each is two rows. */
const stepRows = { rating: 200, price_low: 100, price_high: 100, nearest: minuteRows, name: 0, relevance: 0 };

type Pins = { total: number; areListed: boolean; isMeant: boolean };

/** The pins of a map, each of which is read as a match before, but for those of a list; of corrected words in an order, by the directory. */
function pinRows({ sort, view }: Criteria, { total, areListed, isMeant }: Pins): number {
  if (view !== 'map') return 0;
  const isByDirectory = isMeant && sort !== 'relevance';
  const pins = Math.min(total, isByDirectory && sort === 'name' ? maxPinsBesideNames : maxPins);
  if (isByDirectory) return 2 * pins;
  return areListed ? pins : 2 * pins + stepRows[sort];
}

/** The page, where it is read along its order, and the pins of a map. */
function shownRows(criteria: Criteria, { total, isWalked, meant }: Found): number {
  const { sort, page } = criteria;
  const walked =
    (isSortedBy(sort) ? walkedRows : 1) * pageSize * page + (sort === 'nearest' ? minuteRows : 0);
  const pins = pinRows(criteria, { total, areListed: !isWalked, isMeant: meant !== null });
  return (isWalked ? walked : 0) + pins;
}

/**
 * The rows that whole texts may take, which are read before everything else: what remains beside a page whose stays the sets and the texts
 * tell, its pins, and others. By name the matches are read all the same.
 */
export function rowsOfTexts(criteria: Criteria, { isDescribed, isMeant }: RowsOfTexts): SQL {
  const { sort, page, said } = criteria;
  const others = (isDescribed ? leastOthers.described : 0) + (said ? leastOthers.chips : 0);
  const first = sort === 'name' ? 2 * countLimit : pageSize * Math.min(page, pageCountOf(resultLimit));
  const pins = pinRows(criteria, { total: maxPins, areListed: sort === 'name', isMeant });
  const shown = first + 2 * pageSize + stepRows[sort] + pins;
  return rowsLeft(criteria, Math.max(leastOffers(criteria), shown + others));
}

/** `isMeant`: words of the search are corrected. */
type RowsOfTexts = { isDescribed: boolean; isMeant: boolean };
