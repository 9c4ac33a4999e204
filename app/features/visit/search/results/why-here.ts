import type { Criteria } from '~/features/directory/criteria/criteria';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { ratingOutOfFive } from '~/features/directory/property/rating';
import { facetMark } from '~/lib/facet-mark';
import { foldWords } from '~/features/directory/search/fold-words';
import { upperFirst } from '~/lib/text/letters';
import { formatMoney } from '~/lib/text/money';

/** A word that the search used, with its forms in the index. */
export type Sought = { typed: string; forms: readonly string[] };

/**
 * Why a stay has its position: the values that decide the order, and where the words were found. Made only
 * from the facts on its card.
 */
export function whyHere(card: PropertyCardData, { sort, q }: Criteria, sought: readonly Sought[]): string[] {
  const minutes = card.near ? [upperFirst(card.near)] : [];
  const found = q ? sought.flatMap((word) => whereFound(word, card) ?? []) : [];
  const featured = card.isFeatured ? ['Featured by our editors'] : [];
  switch (sort) {
    case 'price_low':
    case 'price_high':
      return [priceReason(card), ...minutes, ...found];
    case 'rating':
      return [ratingReason(card), ...minutes, ...found];
    case 'name':
      return ['By its name', ...minutes, ...found];
    case 'nearest':
      return [...minutes, ...featured, ratingReason(card), ...found];
    case 'relevance':
      return [...found, ...featured, ratingReason(card), ...minutes];
  }
}

function ratingReason({ guestRating }: PropertyCardData): string {
  const rating = ratingOutOfFive(guestRating);
  return rating === null ? 'No guest rating yet' : `Guest rating ${rating.toFixed(1)} of 5`;
}

const priceReason = ({ minPrice, currency }: PropertyCardData): string =>
  minPrice === null || currency !== 'AUD'
    ? 'No rate in Australian dollars, so it comes last'
    : `From ${formatMoney(minPrice, 'AUD')} a night`;

/** Null where the word was taken for a filter. */
function whereFound({ typed, forms }: Sought, card: PropertyCardData): string | null {
  const plain = forms.map((form) => form.replace(/^[\u{e001}\u{e002}]/u, ''));
  const isIn = (text: string) => {
    const words = ` ${foldWords(text).join(' ')} `;
    return plain.some((form) => words.includes(` ${form} `));
  };
  if (isIn(card.name)) return `“${typed}” in the name`;
  if (isIn(`${card.address} ${card.suburb ?? ''}`)) return `“${typed}” in the place`;
  if (isIn(propertyTypeLabels[card.propertyType])) return `“${typed}” as the kind of stay`;
  if (forms.some((form) => form.startsWith(facetMark))) return null;
  return `“${typed}” in the description, tags or amenities`;
}
