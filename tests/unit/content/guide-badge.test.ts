import { describe, expect, it } from 'vitest';

import { guideBadge } from '~/features/content/guides/guide-badge';
import { guideCover } from '~/features/content/guides/guide-cover';

describe('category badge of a guide', () => {
  it.each([
    ['guides/luxury-stays', 'Luxury'],
    ['guides/budget-hotels', 'Luxury'],
    ['guides/cheap-eats-and-beds', 'Budget'],
    ['guides/family-city-break', 'Family'],
    ['guides/business-cbd', 'Business'],
    ['guides/city-beaches', 'City Center'],
    ['guides/cottages-by-the-beach', 'Wine Country'],
    ['guides/glenelg-airport', 'Beachside'],
    ['guides/airport-stopover', 'Airport'],
    ['guides/barossa-valley', 'General'],
  ])('of %s is %s: the first of the order that fits', (slug, badge) => {
    expect(guideBadge(slug)).toBe(badge);
  });
});

describe('cover of a guide', () => {
  it('is its own picture when that is one of ours', () => {
    expect(guideCover('guides/x', '/media/hero-market').base).toBe('/media/hero-market');
  });

  it('is chosen by the slug when it has none, or a foreign one', () => {
    expect(guideCover('guides/glenelg-beach-accommodation', null).base).toBe('/media/hero-jetty');
    expect(guideCover('guides/glenelg-beach-accommodation', 'https://evil.test/a.png').base).toBe(
      '/media/hero-jetty',
    );
  });

  it('is the general one for an unknown slug', () => {
    expect(guideCover('guides/constructor', null).base).toBe('/media/hero-laneway');
  });
});
