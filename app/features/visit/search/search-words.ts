import { formatDay, formatShortDay } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { formatNumber } from '~/lib/numbers';

import type { Criteria, Sort } from '~/features/directory/criteria/criteria';
import type { ResultFacts } from './describe-properties.server';

export const sortLabels: Record<Sort, string> = {
  relevance: 'Relevance',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  rating: 'Guest rating',
  name: 'Name',
};

/** The order of the results in words, beside the control that changes it. */
export function explainOrder({ sort, q }: Criteria): string {
  switch (sort) {
    case 'price_low':
      return 'Lowest nightly base rate first; stays without a rate in Australian dollars come last.';
    case 'price_high':
      return 'Highest nightly base rate first; stays without a rate in Australian dollars come last.';
    case 'rating':
      return 'Highest guest rating first; stays without a rating come last.';
    case 'name':
      return 'By name, A to Z.';
    case 'relevance':
      return q
        ? 'Words in the name first, then in the place and the kind of stay, then anywhere; featured stays and higher guest ratings break ties.'
        : 'Featured first, then by guest rating. Nobody pays for a place in this order.';
  }
}

/** '24 properties found', '1,000+ properties found'. */
export function countText(total: number, isCapped: boolean): string {
  const number = formatNumber(total);
  if (isCapped) return `${number}+ properties found`;
  return `${number} ${total === 1 ? 'property' : 'properties'} found`;
}

/** What, where, when and who on one line, such as 'pool · Glenelg · 24 Dec – 27 Dec · 2 guests'. */
export function searchLine(
  { q, location, checkIn, checkOut, guests }: Criteria,
  place: string = location,
): string {
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
export function stayText({ checkIn, checkOut, guests }: Criteria): string | null {
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

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
