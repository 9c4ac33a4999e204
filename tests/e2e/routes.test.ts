import { describe, expect, it } from 'vitest';

import { ask } from '../support/server/site';

const pages = [
  '/',
  '/auth',
  '/auth?mode=signup',
  '/locations',
  '/location/glenelg',
  '/location/hahndorf',
  '/property/tidmarsh-house',
  '/accommodation/north-adelaide/tidmarsh-house',
  '/search',
  '/search?location=adelaide',
  '/accommodation-norwood',
  '/accommodation/norwood',
  '/adelaide-hotels',
  '/adelaide-serviced-apartments',
  '/adelaide-apartments',
  '/adelaide-motels',
  '/cheap-hotels-adelaide',
  '/luxury-accommodation-adelaide',
  '/budget-accommodation-adelaide',
  '/family-accommodation-adelaide',
  '/accommodation-adelaide-cbd',
  '/accommodation/sa/adelaide-cbd',
  '/adelaide-hills-accommodation',
  '/accommodation-near-adelaide-airport',
  '/glenelg-beach-accommodation',
  '/serviced-apartments-adelaide',
  '/about',
  '/partners',
  '/blog',
  '/press',
  '/help',
  '/privacy-policy',
  '/terms',
  '/guides',
  '/contact',
  '/your-data',
  '/sitemap',
];

const missing = [
  '/404',
  '/no-such-page',
  '/guides/no-such-guide',
  '/property/no-such-stay',
  '/location/atlantis',
  '/accommodation/glenelg/no-such-stay',
  '/a/b/c/d',
  '/images/999999/640.webp',
  '/images/1/641.webp',
  '/media/no-such-picture/640.webp',
];

const moved: [string, number, string][] = [
  ['/accommodation', 301, '/search'],
  ['/accommodation?guests=3', 301, '/search?guests=3'],
  ['/adelaide-airport-accommodation', 301, '/accommodation-near-adelaide-airport'],
  ['/index.php', 301, '/'],
  ['/search/', 301, '/search'],
  ['/hotels', 301, '/adelaide-hotels'],
  ['/stay', 302, '/search'],
  ['/glenelg', 301, '/location/glenelg'],
  [
    '/accommodation/unley/tidmarsh-house?guests=3',
    301,
    '/accommodation/north-adelaide/tidmarsh-house?guests=3',
  ],
];

describe('the route table', () => {
  it.each(pages)('%s answers 200 with one heading and a title', async (path) => {
    const response = await ask(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<html lang="en-AU"/);
  });

  it.each(missing)('%s answers 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(moved)('%s answers %i to %s', async (path, status, target) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, target]);
  });

  it('shows the missing page at the requested address', async () => {
    const html = await (await ask('/no-such-page')).text();
    for (const text of ['404', 'Oops! Page not found', 'Return to Home']) expect(html).toContain(text);
  });

  it('shows the exact words for a missing stay and a missing location', async () => {
    expect(await (await ask('/property/no-such-stay')).text()).toMatch(
      /Property Not Found[\s\S]*Back to Home/,
    );
    expect(await (await ask('/location/atlantis')).text()).toContain('Location Not Found');
  });

  it('gives a browser the sitemap screen and any other client the XML address', async () => {
    const xml = await ask('/sitemap', { accept: 'application/xml' });
    expect([xml.status, xml.headers.get('location'), xml.headers.get('vary')]).toEqual([
      301,
      '/sitemap.xml',
      expect.stringContaining('Accept'),
    ]);
  });

  it('an unknown place answers 200 with the empty state and is not to be indexed', async () => {
    const response = await ask('/accommodation/atlantis');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('No properties found');
    expect(html).toContain('content="noindex"');
  });

  it.each(['/%E0%A4%A', '/%00', `/${'x'.repeat(3000)}`])(
    'an address that cannot be read answers 400: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );
});
