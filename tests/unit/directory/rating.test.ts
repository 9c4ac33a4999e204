import { describe, expect, it } from 'vitest';

import { ratingOutOfFive, ratingText, reviewText } from '~/features/directory/property/rating';

describe('guest rating', () => {
  it('is stored from 0 to 10 and shown out of 5 with one decimal', () => {
    expect(ratingOutOfFive(8.8)).toBe(4.4);
    expect(ratingOutOfFive(10)).toBe(5);
    expect(ratingOutOfFive(0)).toBe(0);
    expect(ratingOutOfFive(9.15)).toBe(4.6);
    expect(ratingText(9, 12)).toBe('4.5 · 12 reviews');
  });

  it('has the number of its reviews', () => {
    expect(reviewText(1, 3.9)).toBe('1 review');
    expect(reviewText(1312, 4.2)).toBe('1,312 reviews');
  });

  it("says 'Excellent' without a number of reviews from 4.0 on, and nothing without a rating", () => {
    expect(ratingText(8, null)).toBe('4.0 · Excellent');
    expect(ratingText(8, 0)).toBe('4.0 · Excellent');
    expect(ratingText(7.9, null)).toBe('4.0 · Excellent');
    expect(ratingText(7.8, null)).toBe('3.9');
    expect(ratingText(7.8, 0)).toBe('3.9');
    expect(reviewText(null, 3.9)).toBeNull();
    expect(ratingText(null, 12)).toBeNull();
  });
});
