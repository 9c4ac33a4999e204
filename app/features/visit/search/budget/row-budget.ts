import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import { asksPlaceText } from '~/features/directory/search/facets';
import type { Place } from '~/features/directory/search/list-places.server';
import { isSortedBy, publicTotal } from '~/features/directory/search/search-sql';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { maxPins } from '~/features/visit/map/max-pins';
import { firstLatePage, pageSize } from '~/features/visit/search/results/page-size';

/**
 * Rows of the database that a search may read in all (decision 124), and of these the places, landmarks, amenities, cards and
 * corrections of any search at most. What is left is shared by its parts.
 */
const budget = { all: 5_000, always: 800, cards: 400 };

/** Where no word is corrected: cards, tags and words, and as many places with their pages, landmarks and amenities as there were ever. */
const alwaysRows = sql`min(${wholeNumber(budget.always)}, ${wholeNumber(budget.cards)}
  + (select coalesce(2 * max(id), 0) from location_groups) + (select coalesce(max(id), 0) from landmarks)
  + (select coalesce(max(id), 0) from amenities))`;

/** Rows of the filters' sets, one for each value, that are read at most. */
export const maxSetRows = 1_100;

/** Rows that were ever made: no fewer than there are, and one row tells it. */
const setRows = sql`min(${wholeNumber(maxSetRows)}, (select coalesce(max(rowid), 0) from facet_bits))`;

const leastRows = 150;

/** The rows that are left beside what any search reads, the sets, and those that are `spent`. */
const rowsLeft = (spent: number, { areKnown }: Found): SQL =>
  sql`max(${wholeNumber(leastRows)}, ${wholeNumber(budget.all - spent)}
    - ${areKnown ? alwaysRows : wholeNumber(budget.always)} - ${setRows})`;

/** As many rows as any text takes: either its matches or the other stays are at most half of all, and its words take some. */
const rowsOfHalf = sql`(${publicTotal} / 2 + 250)`;

type Found = { total: number; meant: unknown; areKnown: boolean };
type Share = { counted: SQL; others: SQL };

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
  const isCounted = [q, near, area].some(Boolean) || asksPlaceText(criteria, places);
  if (found.total > 0) {
    const others = [isDescribed, said].filter(Boolean).length;
    const left = rowsLeft(spentRows(criteria, found), found);
    const part = sql`(${left} / ${wholeNumber(Math.max(1, others + (isCounted ? 1 : 0)))})`;
    const equal = { counted: part, others: part };
    return isCounted && said && !isDescribed ? preferCounts(equal, left, leastOthers.chips) : equal;
  }
  // The numbers of the filters may read a third, offers and chips the rest; corrected words are sorted by the same rows.
  const left = rowsLeft(0, found);
  const third = sql`(${left} / 3)`;
  const counted = found.meant && isSortedBy(criteria.sort) ? wholeNumber(leastRows) : third;
  const thirds = { counted, others: said ? third : sql`2 * ${third}` };
  return isCounted && found.areKnown && !said ? preferCounts(thirds, left, leastOthers.offers) : thirds;
}

/** Rows that are left for others where the numbers of the filters get as many as they take. */
const leastOthers = { chips: 200, offers: 900 };

/** Exact numbers of the filters first, where they leave enough of `all` rows: offers and chips take their own from them. */
function preferCounts({ counted, others }: Share, all: SQL, least: number): Share {
  const wanted = sql`max(${counted}, ${rowsOfHalf})`;
  const areExact = sql`${all} - ${wanted} >= ${wholeNumber(least)}`;
  return {
    counted: sql`iif(${areExact}, ${wanted}, ${counted})`,
    others: sql`iif(${areExact}, ${all} - ${wanted}, ${others})`,
  };
}

/** What a row of a page takes that is read along an order by value. */
const walkedRows = 3;

/** The matches, read once more for an order by value, whose first pages are read along it, and the pins of a map. */
function spentRows({ sort, view, page }: Criteria, { total }: Found): number {
  const walked = walkedRows * pageSize * Math.min(page, firstLatePage);
  return total + (isSortedBy(sort) ? total + walked : 0) + (view === 'map' ? 2 * maxPins : 0);
}
