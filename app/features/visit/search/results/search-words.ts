import { formatDay, formatShortDay } from '~/lib/time/dates';
import { lowerFirst } from '~/lib/text/letters';
import { listed } from '~/lib/text/listed';
import { formatMoney } from '~/lib/text/money';
import { formatNumber } from '~/lib/text/numbers';

import { alternativesOf, type Criteria, type Sort } from '~/features/directory/criteria/criteria';
import type { ResultFacts } from './result-facts';

export const sortLabels: Record<Sort, string> = {
  relevance: 'Relevance',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  rating: 'Guest rating',
  name: 'Name',
  nearest: 'Nearest',
};

const wayWords = { walk: 'on foot', tram: 'by tram', any: 'on foot or by tram' };

/**
 * The order of the results in words, beside the control that changes it; `landmark` is the name of the
 * search's landmark. `isPart`: more than a thousand match a filter.
 */
export const explainOrder = (criteria: Criteria, landmark = 'the landmark', isPart = false): string =>
  `${ruleOf(criteria, { landmark, isPart })} Nobody pays for a place in this order.`;

type Order = { landmark: string; isPart: boolean };

function ruleOf({ sort, q, by }: Criteria, { landmark, isPart }: Order): string {
  switch (sort) {
    case 'price_low':
      return 'Lowest nightly base rate first; stays without a rate in Australian dollars come last.';
    case 'price_high':
      return 'Highest nightly base rate first; stays without a rate in Australian dollars come last.';
    case 'rating':
      return 'Highest guest rating first; stays without a rating come last.';
    case 'name':
      return isPart
        ? 'The 1,000 stays that are featured or have the highest guest ratings, by name from A to Z.'
        : 'By name, A to Z.';
    case 'nearest':
      return `Fewest minutes ${wayWords[by ?? 'any']} to ${landmark} first; featured stays and higher guest ratings break ties.`;
    case 'relevance':
      return q
        ? 'Words in the name first, then in the place and the kind of stay, then anywhere; featured stays and higher guest ratings break ties.'
        : 'Featured first, then by guest rating.';
  }
}

/** '24 properties found', '1,000+ properties found'. */
function countText(total: number, isCapped: boolean): string {
  const number = formatNumber(total);
  if (isCapped) return `${number}+ properties found`;
  return `${number} ${total === 1 ? 'property' : 'properties'} found`;
}

/** '24 stays', '1,000+ stays', as the page counts them. */
const staysText = (total: number, isCapped: boolean) =>
  `${formatNumber(total)}${isCapped ? '+' : ''} ${total === 1 ? 'stay' : 'stays'}`;

/** What, where, when and who on one line, such as 'pool · Glenelg · 24 Dec – 27 Dec · 2 guests'. */
function searchLine({ q, location, checkIn, checkOut, guests }: Criteria, place: string = location): string {
  const days = [checkIn, checkOut].filter((day) => day !== null).map(formatShortDay);
  return [
    q,
    place || (q ? '' : 'Adelaide'),
    days.join(' – ') || 'Any dates',
    `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Dates if both are given, guests if over 2; null otherwise. */
function stayText({ checkIn, checkOut, guests }: Criteria): string | null {
  const parts = [
    checkIn && checkOut ? `${formatDay(checkIn)} to ${formatDay(checkOut)}` : null,
    guests > 2 ? `${guests} guests` : null,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Sentences about the properties on the page, made only from its facts. */
export function factSentences(facts: ResultFacts, total: number, isCapped: boolean): string[] {
  const sentences: string[] = [];
  if (total === 0) return sentences;
  const count = isCapped ? 'more than 1,000' : total === 1 ? 'one stay' : `${total} stays`;
  const price =
    facts.lowestPrice === null || facts.highestPrice === null
      ? ''
      : facts.lowestPrice === facts.highestPrice
        ? ` at a base rate of ${formatMoney(facts.lowestPrice, 'AUD')} a night`
        : `, with base rates from ${formatMoney(facts.lowestPrice, 'AUD')} to ${formatMoney(facts.highestPrice, 'AUD')} a night`;
  sentences.push(`Right now this page lists ${count}${price}.`);
  if (facts.places.length > 1)
    sentences.push(`Most are in ${listed(facts.places.map(({ name }) => name).slice(0, 3))}.`);
  const shared = facts.amenities.filter((amenity) => amenity.count > 1).slice(0, 3);
  if (shared.length > 0) {
    sentences.push(`What they most often have: ${listed(shared.map(({ name }) => lowerFirst(name)))}.`);
  }
  if (facts.reviewCount > 1) {
    sentences.push(`Their ratings rest on ${formatNumber(facts.reviewCount)} guest reviews.`);
  }
  return sentences;
}

type Counted = {
  total: number;
  isCapped: boolean;
  page: number;
  pageCount: number;
  leftOut: readonly string[];
};
type Named = { slug: string; name: string };

/** The texts of a search that the server writes, so that no page carries code for them. */
export function searchTexts(
  criteria: Criteria,
  { total, isCapped, page, pageCount, leftOut }: Counted,
  places: readonly Named[],
) {
  const names = alternativesOf(criteria.location).map(
    (place) => places.find(({ slug }) => slug === place)?.name ?? place,
  );
  const where = names.join(' or ');
  return {
    count: countText(total, isCapped),
    stays: staysText(total, isCapped),
    stay: stayText(criteria),
    where,
    line: searchLine(criteria, where),
    leftOut:
      leftOut.length > 0
        ? `A search takes up to eight words. Not searched for: ${leftOut.join(', ')}.`
        : null,
    capped:
      isCapped && page === pageCount
        ? 'Only the first 1,000 stays can be paged through. Add a filter to see the others.'
        : null,
  };
}
