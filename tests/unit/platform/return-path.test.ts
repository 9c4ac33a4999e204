import { describe, expect, it } from 'vitest';

import { withQueryOfReferrer } from '~/platform/http/return-path';

const from = (referer?: string) =>
  new Request('https://stay.test/consent', { headers: referer ? { referer } : {} });

describe('the page to return to', () => {
  it('gets the query under which the visitor saw it', () => {
    const request = from('https://stay.test/search?stars=4&utm=x');
    expect(withQueryOfReferrer('/search', request)).toBe('/search?stars=4&utm=x');
    expect(withQueryOfReferrer('/search', from('https://stay.test/search'))).toBe('/search');
  });

  it.each([
    undefined,
    'nonsense',
    'https://evil.test/search?x=1',
    'https://stay.test/consent?redirectTo=%2F',
  ])('stays as it is for another page or none: %s', (referer) => {
    expect(withQueryOfReferrer('/search', from(referer))).toBe('/search');
  });
});
