import { describe, expect, it } from 'vitest';

import { completeness, type CompletenessFacts } from '~/features/manage/property-editor/completeness';

const nothing: CompletenessFacts = {
  shortDescription: null,
  description: null,
  minPrice: null,
  checkInTime: null,
  checkOutTime: null,
  phone: null,
  email: null,
  bookingUrl: null,
  websiteUrl: null,
  latitude: null,
  longitude: null,
  placeSlug: null,
  locationSlug: null,
  cancellationPolicy: null,
  photos: 0,
  amenities: 0,
  units: 0,
};

const all: CompletenessFacts = {
  shortDescription: 'A small house near the sea.',
  description: 'x'.repeat(300),
  minPrice: 100,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  phone: '08 5550 1234',
  email: null,
  bookingUrl: 'https://example.com/',
  websiteUrl: null,
  latitude: 0,
  longitude: 138,
  placeSlug: 'glenelg',
  locationSlug: 'glenelg',
  cancellationPolicy: 'Free until the day before.',
  photos: 5,
  amenities: 5,
  units: 1,
};

describe('completeness', () => {
  it('goes from 0, with every step to take, to 100, with none', () => {
    const empty = completeness(nothing);
    expect(empty.score).toBe(0);
    expect(empty.steps.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(empty.steps.map(({ points }) => points)).toEqual(
      [...empty.steps.map(({ points }) => points)].sort((a, b) => b - a),
    );
    expect(completeness(all)).toEqual({ score: 100, steps: [] });
  });

  it('has for each missing thing what to do and its points', () => {
    const one = (facts: Partial<CompletenessFacts>) => completeness({ ...all, ...facts });
    expect(one({ photos: 4 })).toEqual({
      score: 85,
      steps: [{ text: 'Show at least 5 photos', points: 15, field: 'photos' }],
    });
    expect(one({ description: `  ${'x'.repeat(299)}  ` }).steps[0]?.field).toBe('description');
    expect(one({ checkOutTime: null }).score).toBe(96);
    expect(one({ phone: null }).score).toBe(96);
    expect(one({ phone: null, email: 'a@example.com' }).score).toBe(100);
    expect(one({ minPrice: 0 }).score).toBe(92);
  });
});
