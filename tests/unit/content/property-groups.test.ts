import { describe, expect, it } from 'vitest';

import { chooseFeatured } from '~/features/content/home/choose-featured';
import { openTab, groupsOf, priceBands, tabs } from '~/features/content/home/property-groups';

describe('the more options panel', () => {
  it('has three tabs', () => {
    expect(tabs.map(({ label }) => label)).toEqual(['By Location', 'By Type', 'By Price']);
  });

  it('has price bands that meet without overlapping', () => {
    expect(priceBands.map(({ label }) => label)).toEqual(['Under $150', '$150-$250', '$250-$400', '$400+']);
    priceBands.slice(1).forEach(({ from }, index) => expect(from).toBe(priceBands[index]?.below));
  });

  it('offers the areas, not the places within them', () => {
    const places = [
      { slug: 'adelaide-hills', name: 'Adelaide Hills', parentSlug: null },
      { slug: 'hahndorf', name: 'Hahndorf', parentSlug: 'adelaide-hills' },
    ];
    expect(groupsOf('location', places).map(({ key }) => key)).toEqual(['adelaide-hills']);
  });

  it('is closed for a query string that makes no sense', () => {
    for (const query of ['', 'more=', 'more=everything', 'more=__proto__', 'group=hotel']) {
      expect(openTab(new URLSearchParams(query))).toBeNull();
    }
    expect(openTab(new URLSearchParams('more=type&group=hotel'))).toEqual({ tab: 'type', group: 'hotel' });
  });
});

describe('featured stays', () => {
  it('are the chosen ones, topped up to four with the best rated', () => {
    expect(chooseFeatured([7, 3], [3, 9, 1, 5], 4)).toEqual([7, 3, 9, 1]);
  });

  it('are never more than four and never twice the same', () => {
    expect(chooseFeatured([1, 1, 2, 3, 4, 5], [6], 4)).toEqual([1, 2, 3, 4]);
  });
});
