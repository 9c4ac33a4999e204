import { describe, expect, it } from 'vitest';

import { pagePath } from '~/features/content/pages/page-paths';

describe('the path of a page', () => {
  it('is below /location for a location, else the slug itself', () => {
    expect(pagePath({ slug: 'glenelg', pageType: 'location' })).toBe('/location/glenelg');
    expect(pagePath({ slug: 'guides/by-tram', pageType: 'guide' })).toBe('/guides/by-tram');
    expect(pagePath({ slug: 'about', pageType: 'page' })).toBe('/about');
  });

  it.each(['/elsewhere.invalid', '\\elsewhere.invalid', '/\t/elsewhere.invalid', '//elsewhere.invalid/a'])(
    'never leads to another site: %j',
    (slug) => {
      expect(pagePath({ slug, pageType: 'page' })).toBe('/');
    },
  );
});
