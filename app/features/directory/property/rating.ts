import { formatNumber } from '~/lib/numbers';

/** Stored guest rating (0 to 10) as shown everywhere: out of 5, one decimal. Null stays null. */
export function ratingOutOfFive(stored: number | null): number | null {
  return stored === null ? null : Math.round(stored * 5) / 10;
}

/** '4.4 · 128 reviews', or 'Excellent' in place of the count when there is none; null without a rating. */
export function ratingText(stored: number | null, reviewCount: number | null): string | null {
  const rating = ratingOutOfFive(stored);
  if (rating === null) return null;
  return `${rating.toFixed(1)} · ${reviewText(reviewCount)}`;
}

/** '128 reviews', or 'Excellent' when the number is unknown. Only ever shown beside a rating. */
export function reviewText(reviewCount: number | null): string {
  if (!reviewCount) return 'Excellent';
  return `${formatNumber(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`;
}
