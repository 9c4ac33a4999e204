import { describe, expect, it } from 'vitest';

import { aliasPaths } from '~/features/directory/criteria/path-presets';
import { isIndexable, relOf } from '~/features/directory/criteria/indexable';
import { fixedPaths } from '~/features/visit/sitemap/fixed-addresses';

const indexable = [
  ['the home page', '/'],
  ['the home page with the mark of another site', '/?utm_source=letter'],
  ['the whole directory', '/search'],
  ['the whole directory by its name', '/search?location=adelaide'],
  ['a page of the directory', '/search?page=3'],
  ['a place', '/search?location=glenelg'],
  ['a page of a place', '/search?location=port-noarlunga&page=2'],
  ['a search with the mark of another site', '/search?utm_source=letter'],
  ['defaults that are spelled out', '/search?sort=relevance&view=grid&guests=2&page=1&q='],
  ['a landing page', '/adelaide-hotels'],
  ['a page of a landing page', '/adelaide-hotels?page=2'],
  ['the landing page of a place', '/accommodation/norwood'],
  ['a part of a page', '/adelaide-hotels#results'],
  ['a page near a landmark', '/accommodation-near/adelaide-oval?page=2'],
  ['a stay', '/accommodation/glenelg/jetty-house'],
  ['a text', '/guides/wine'],
] as const;

const notIndexable = [
  ['an open tab of the home page', '/?more=type&group=hotel'],
  ['words', '/search?q=pool'],
  ['words in a place', '/search?location=glenelg&q=pool'],
  ['a kind', '/search?type=hotel'],
  ['two places', '/search?location=glenelg%7Cnorwood'],
  ['a place by some text', '/search?location=King%20William%20Street'],
  ['a feature', '/search?amenity=Pool'],
  ['a tag', '/search?tag=family'],
  ['a price', '/search?max_price=150'],
  ['stars', '/search?stars=4'],
  ['a rating', '/search?rating=4'],
  ['near the airport', '/search?near_airport=1'],
  ['an order', '/search?sort=price_low'],
  ['an order in a place', '/search?location=glenelg&sort=name'],
  ['a list instead of a grid', '/search?view=list'],
  ['dates', '/search?check_in=2030-02-04&check_out=2030-02-06'],
  ['a party', '/search?guests=5'],
  ['a sentence', '/search?location=glenelg&said=in+glenelg'],
  ['dates that were left out', '/search?left_out=check_in'],
  ['a filter of a landing page', '/adelaide-hotels?stars=5'],
  ['an order of a landing page', '/adelaide-hotels?sort=rating'],
  ['a place on a landing page', '/adelaide-hotels?location=glenelg'],
  ['dates on the landing page of a place', '/accommodation/norwood?check_in=2030-02-04'],
] as const;

describe('search engines', () => {
  it.each(indexable)('may keep %s: %s', (_, address) => {
    expect(isIndexable(address)).toBe(true);
    expect(relOf(address)).toBeUndefined();
  });

  it.each(notIndexable)('neither keep nor follow %s: %s', (_, address) => {
    expect(isIndexable(address)).toBe(false);
    expect(relOf(address)).toBe('nofollow');
  });

  it('find every landing page in the sitemap', () => {
    for (const path of ['/', '/search', ...aliasPaths]) expect(fixedPaths).toContain(path);
  });
});
