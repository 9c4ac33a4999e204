import { describe, expect, it } from 'vitest';

import { footerColumns } from '~/features/visit/frame/footer-links';

const origin = 'https://stay.test';
const entry = (title: string, url: string, sortOrder = 0) => ({ title, url, target: null, sortOrder });
type Menus = Record<'accommodation' | 'guides' | 'company', ReturnType<typeof entry>[]>;
const none: Menus = { accommodation: [], guides: [], company: [] };

function hrefs(menus: Partial<Menus>, column: string): Record<string, string> {
  const found = footerColumns({ ...none, ...menus }, origin).find(({ title }) => title === column);
  return Object.fromEntries((found?.links ?? []).map(({ title, href }) => [title, href]));
}

describe('the footer', () => {
  it.each([
    'Hotels',
    'Serviced Apartments',
    'Budget Hotels',
    'Luxury Hotels',
    'Boutique Hotels',
    'Family Hotels',
    'Business Hotels',
    'Pet-Friendly Hotels',
  ])('leads the accommodation item %s to the whole directory', (title) => {
    const links = footerColumns({ ...none, accommodation: [entry(title, '/somewhere-else')] }, origin)[0]
      ?.links;
    expect(links?.[0]?.href).toBe('/search?location=adelaide');
  });

  it('rewrites guide addresses of the accommodation column to the location page', () => {
    const accommodation = [
      entry('Glenelg stays', '/guides/accommodation-glenelg'),
      entry('Hills stays', '/guides/hotels-adelaide-hills'),
      entry('Wine', '/guides/wine'),
    ];
    expect(hrefs({ accommodation }, 'Accommodation')).toEqual({
      'Glenelg stays': '/location/glenelg',
      'Hills stays': '/location/adelaide-hills',
      Wine: '/guides/wine',
    });
  });

  it('does neither in the other columns', () => {
    const guides = [entry('Hotels', '/guides/hotels-city')];
    expect(hrefs({ guides }, 'Guides')).toEqual({ Hotels: '/guides/hotels-city' });
  });

  it('hides travel-info addresses and suburb titles in the guides column', () => {
    const suburbs = [
      'Glenelg',
      'Port Adelaide',
      'West Beach',
      'Brighton',
      'Henley Beach',
      'Norwood',
      'Unley',
    ];
    const guides = [
      ...suburbs.map((title) => entry(title, '/guides/somewhere')),
      entry('Buses', '/travel-info/buses'),
      entry('Glenelg in winter', '/guides/glenelg-in-winter'),
    ];
    expect(hrefs({ guides }, 'Guides')).toEqual({ 'Glenelg in winter': '/guides/glenelg-in-winter' });
  });

  it('falls back to the five company links when the company menu is empty', () => {
    expect(hrefs({}, 'Company')).toEqual({
      'About Us': '/about',
      Partners: '/partners',
      Blog: '/blog',
      'Press & Media': '/press',
      Help: '/help',
    });
    const company = [entry('Team', '/team')];
    expect(hrefs({ company }, 'Company')).toEqual({ Team: '/team' });
  });

  it('leaves out a column without links', () => {
    expect(footerColumns(none, origin).map(({ title }) => title)).toEqual(['Company']);
  });

  it('keeps the menu order', () => {
    const company = [entry('Second', '/b', 2), entry('First', '/a', 1)];
    expect(Object.keys(hrefs({ company }, 'Company'))).toEqual(['First', 'Second']);
  });
});
