import { formatNumber } from '~/lib/text/numbers';

/** Stored guest rating (0 to 10) as shown everywhere: out of 5, one decimal. Null stays null. */
export function ratingOutOfFive(stored: number | null): number | null {
  return stored === null ? null : Math.round(stored * 5) / 10;
}

/** The lowest rating out of 5 that is called 'Excellent'. */
const excellent = 4;

/** '4.4 · 128 reviews'; without a count '4.4 · Excellent', or the rating alone below 4.0. Null without a rating. */
export function ratingText(stored: number | null, reviewCount: number | null): string | null {
  const rating = ratingOutOfFive(stored);
  if (rating === null) return null;
  return [rating.toFixed(1), reviewText(reviewCount, rating)].filter(Boolean).join(' · ');
}

/** '128 reviews'; when the number is unknown 'Excellent', or null below 4.0 out of 5. Shown beside `rating`, out of 5. */
export function reviewText(reviewCount: number | null, rating: number): string | null {
  if (!reviewCount) return rating >= excellent ? 'Excellent' : null;
  return `${formatNumber(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`;
}
