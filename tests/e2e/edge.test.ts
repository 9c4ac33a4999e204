import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { missingPaths, redirects } from '~/db/schema';
import { speculationRules } from '~/lib/browser/speculation-rules';

import { siteDatabase } from '../support/database/database';
import { ask } from '../support/server/site';

const pages = ['/', '/search?location=glenelg', '/property/tidmarsh-house', '/location/glenelg', '/help'];

/** One answer of each kind that the worker gives. */
const answers = [
  ...pages,
  '/property/tidmarsh-house.data',
  '/images/1/640.webp',
  '/images/1/641.webp',
  '/media/hero-jetty/640.webp',
  '/no-such-page',
  '/no-such-page.data',
  '/hotels',
  '/hotels.data',
  '/search/',
  '/robots.txt',
  '/sitemap.xml',
  '/%00',
];

describe('a page for travellers', () => {
  it.each([
    ...pages.filter((path) => path !== '/help'),
    '/accommodation/north-adelaide/tidmarsh-house',
    '/accommodation/glenelg',
    '/accommodation-near/adelaide-oval',
    '/search?min_price=1&view=map',
    '/search?q=zzzzz',
    '/locations',
    '/auth',
    '/contact',
  ])('has its data as JSON, which is smaller than the form of Remix: %s', async (path) => {
    const html = await (await ask(path)).text();
    expect(html).toMatch(/ id="page-data">[^\n]+\n\{"loaderData":/);
  });
});

describe('every answer', () => {
  it.each(answers)('carries the headers that protect its reader: %s', async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\), geolocation=\(\), microphone=\(\)/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    });
  });

  it.each(answers)('sets no cookie, and is not shared once there is a session: %s', async (path) => {
    expect((await ask(path)).headers.getSetCookie()).toEqual([]);
    for (const name of ['sid', '__Host-sid']) {
      const { headers } = await ask(path, { headers: { cookie: `theme=dark; ${name}=abc` } });
      expect([name, headers.get('cache-control')]).toEqual([name, 'private, no-store']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ...pages.map((path) => [path, 'public, max-age=0, must-revalidate']),
    ['/property/tidmarsh-house.data', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/no-such-page', 'no-cache'],
    ['/hotels', 'no-cache'],
  ] as [string, string][])('may be kept when there is no session: %s', async (path, caching) => {
    const { headers } = await ask(path, { headers: { cookie: 'cookie-consent=declined; theme=dark' } });
    expect(headers.get('cache-control')).toBe(caching);
    if (caching !== 'public, max-age=3600') expect(headers.get('vary')).toMatch(/Cookie/);
  });
});

describe('a page’s content policy', () => {
  it.each([...pages, '/no-such-page'])('allows the scripts of this answer and no other: %s', async (path) => {
    const policies = await Promise.all([1, 2].map(() => policyOfScripts(path)));
    expect(policies[0]).toBe(policies[1]);
  });

  it('of an address that cannot be read allows no script at all', async () => {
    const response = await ask('/%00');
    expect(directives(response.headers)).toMatchObject({ 'default-src': "'none'" });
    expect(directives(response.headers)).not.toHaveProperty('script-src');
    expect(await response.text()).not.toContain('<script');
  });

  it('allows nothing that the pages do not need', async () => {
    const policy = directives((await ask('/')).headers);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'font-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob:",
      'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
    });
  });
});

describe('a post', () => {
  const targets = [
    '/property/tidmarsh-house',
    '/newsletter',
    '/consent',
    '/sign-out',
    '/contact',
    '/',
    '/no-such-page',
  ];
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: inject('origin'), 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { referer: `${inject('origin')}/` },
  ];

  it.each(targets)('from another site is refused, whatever its method: %s', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const headers of foreign) {
        const response = await ask(path, { method, headers, body: new URLSearchParams({ a: 'b' }) });
        expect([method, headers, response.status]).toEqual([method, headers, 403]);
      }
    }
  });

  it('from one of our own pages is not', async () => {
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: inject('origin') }];
    for (const headers of own) {
      const body = new URLSearchParams({ choice: 'declined', redirectTo: '/help' });
      const response = await ask('/consent', { method: 'POST', headers, body });
      expect(response.status).not.toBe(403);
    }
  });
});

describe('the log of the edge', () => {
  it('counts a missing path each time it is requested', async () => {
    const path = '/e2e-nothing-here';
    for (const address of [path, `${path}?from=a-mail`, `${path}.data`]) {
      expect((await ask(address)).status).toBe(404);
    }
    const count = async () => {
      const db = await siteDatabase();
      const [row] = await db.select().from(missingPaths).where(eq(missingPaths.path, path));
      return row?.hitCount;
    };
    await expect.poll(count, { interval: 500 }).toBe(3);
  });

  it('counts a hit of a stored redirect', async () => {
    const path = '/wine-country-stays';
    const read = async () => {
      const db = await siteDatabase();
      const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path));
      return { hits: row?.hitCount ?? Number.NaN, at: row?.lastHitAt?.getTime() ?? 0 };
    };
    const before = await read();
    const askedAt = Date.now();
    expect((await ask(path)).headers.get('location')).toBe('/accommodation/barossa');
    await expect.poll(async () => (await read()).hits, { interval: 500 }).toBe(before.hits + 1);
    expect((await read()).at).toBeGreaterThanOrEqual(askedAt);
  });
});

function directives(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** The script policy, after checking that it names exactly the scripts of the page. */
async function policyOfScripts(path: string): Promise<string> {
  const response = await ask(path);
  const policy = directives(response.headers)['script-src'] ?? '';
  const html = await response.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes = '', text = '']) => ({ attributes: attributes.trim(), text }))
    .filter(({ attributes }) => attributes !== 'type="application/ld+json"');
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  const texts = scripts.filter(({ attributes }) => attributes === '').map(({ text }) => text);
  const hashes = [...texts, speculationRules].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(policy.split(' ').sort()).toEqual(["'self'", ...new Set(hashes)].sort());
  const others = scripts.filter(({ attributes }) => attributes !== '');
  for (const { attributes, text } of others) {
    const isFile = /^type="module" src="\/assets\/[\w.-]+\.js"$/.test(attributes) && text === '';
    expect([attributes, isFile || attributes === 'type="application/json" id="page-data"']).toEqual([
      attributes,
      true,
    ]);
  }
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  return policy;
}
