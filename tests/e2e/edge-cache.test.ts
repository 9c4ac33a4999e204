import { readFileSync } from 'node:fs';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { properties, propertyPhotos } from '~/db/schema';

import { newAccount } from '../support/accounts/sign-in-as';
import { hydrated } from '../support/browser/hydrated';
import { openPage, tolerateComplaints } from '../support/browser/pages';
import { siteDatabase } from '../support/database/database';
import { serveOwnSite } from '../support/server/own-site';
import { seededRandom } from '../support/seeded-random';

type Account = Awaited<ReturnType<typeof newAccount>>;

let site: Awaited<ReturnType<typeof serveOwnSite>>;
let admin: Account;
let owner: Account;

beforeAll(async () => {
  const around = readFileSync('tests/fakes/faulty-bindings.mjs', 'utf8');
  site = await serveOwnSite('edge-cache', { EDGE_CACHE: 'on' }, { around });
  [admin, owner] = await Promise.all([
    newAccount('admin', 'admin', site.origin),
    newAccount('owner', 'owner', site.origin),
  ]);
});
afterAll(() => site?.stop());

type Seen = { status: number; use: string | null; text: string; headers: Headers };

async function get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(site.origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
  const use = response.headers.get('x-cache');
  return { status: response.status, use, text: await response.text(), headers: response.headers };
}

const send = (path: string, fields: Record<string, string>, account?: Account) =>
  fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: {
      origin: site.origin,
      'sec-fetch-site': 'same-origin',
      ...(account && { cookie: account.cookie }),
    },
  });

/** A public property of the demo data with a photo, different at each call. */
let taken = 0;
async function takeProperty() {
  const db = await siteDatabase(site.origin);
  // Two columns of one name would be one in the answer.
  const [row] = await db
    .select({ id: properties.id, slug: properties.slug, name: properties.name })
    .from(properties)
    .where(
      sql`is_published = 1 and archived_at is null and exists (select 1 from property_photos where property_id = properties.id)`,
    )
    .orderBy(properties.id)
    .limit(1)
    .offset((taken += 1));
  const [first] = await db
    .select({ photo: propertyPhotos.id })
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, row?.id ?? 0))
    .limit(1);
  if (!row) throw new Error('no property is left');
  return { ...row, photo: first?.photo };
}

const changeProperty = async (id: number, intent: string) => {
  const answer = await send('/dashboard/properties', { intent, property: String(id) }, admin);
  expect(answer.status, intent).toBeLessThan(400);
};

const broken = (faults: Record<string, string>) =>
  fetch(`${site.origin}/__faults`, { method: 'PUT', body: JSON.stringify(faults) });

describe('pages from the cache', () => {
  it.each([
    '/',
    '/search?location=glenelg',
    '/locations',
    '/guides',
    '/contact',
    '/robots.txt',
    '/sitemap.xml',
    '/search.data',
    '/media/hero-skyline/640.webp',
    '/no-such-page',
  ])(
    '%s is rendered for the first visitor and kept for the next, whatever their links add to it',
    async (path) => {
      const first = await get(path);
      const added = `${path}${path.includes('?') ? '&' : '?'}utm_source=letter`;
      const next = await get(added, { cookie: 'cookie-consent=accepted', 'accept-language': 'de' });
      expect(first.use).toMatch(/miss|hit/);
      expect([next.use, next.status]).toEqual(['hit', first.status]);
      expect(next.text).toBe(first.text);
      expect(next.headers.get('server-timing')).toContain('cache;desc=hit');
      expect(next.headers.get('set-cookie')).toBeNull();
    },
  );

  it('a browser that has a page gets 304', async () => {
    const { headers } = await get('/locations');
    const again = await get('/locations', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('every script of a kept page runs under its policy, and a script put into it does not', async () => {
    await get('/search');
    const page = await openPage({ origin: site.origin });
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        void (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
          violatedDirective,
        );
      }),
    );
    const answer = await page.goto('/search');
    expect(await answer?.headerValue('x-cache')).toBe('hit');
    await hydrated(page);
    expect(violations).toEqual([]);
    tolerateComplaints(/Executing inline script violates/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.appendChild(script);
    });
    await expect.poll(() => violations).toEqual(['script-src-elem']);
    expect(await page.title()).not.toBe('taken over');
  });
});

describe('a change', () => {
  it('is seen by its author and by every visitor after it', async () => {
    const { id, slug, name } = await takeProperty();
    const paths = [`/property/${slug}`, `/search?q=${encodeURIComponent(name)}`, `/property/${slug}.data`];
    for (const path of paths) {
      await get(path);
      expect((await get(path)).use, path).toBe('hit');
    }
    await changeProperty(id, 'unpublish');
    expect((await get(paths[0] ?? '')).status).toBe(404);
    expect((await get(paths[1] ?? '')).text).not.toContain(`/property/${slug}`);
    expect((await get(paths[2] ?? '')).text).not.toContain(name);
    await changeProperty(id, 'publish');
    expect((await get(paths[0] ?? '')).status).toBe(200);
  });

  it('removes an archived stay from its page, its data, its photos and every list', async () => {
    const { id, slug, photo } = await takeProperty();
    const paths = [`/property/${slug}`, `/property/${slug}.data`, `/images/${photo}/640.webp`];
    for (const path of paths) {
      await get(path);
      expect((await get(path)).use, path).toBe('hit');
    }
    const listed = async () => (await get('/sitemap.xml')).text + (await get('/search')).text;
    await listed();
    await changeProperty(id, 'archive');
    for (const path of paths) expect((await get(path)).status, path).toBe(404);
    expect(await listed()).not.toContain(`/property/${slug}`);
  });

  it('of a redirect leads visitors elsewhere at once, with the query that they came with', async () => {
    await get('/old-brochure');
    const missing = await get('/old-brochure');
    expect([missing.status, missing.use]).toEqual([404, 'hit']);
    const fields = { from: '/old-brochure', to: '/contact', status: '301', active: 'on' };
    expect((await send('/dashboard/site/redirects/new', fields, admin)).status).toBe(303);
    const moved = await get('/old-brochure?utm_source=a');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/contact?utm_source=a']);
    const kept = await get('/old-brochure?utm_source=b');
    expect([kept.use, kept.headers.get('location')]).toEqual(['hit', '/contact?utm_source=b']);
  });

  it('of a setting is on every page', async () => {
    await get('/guides');
    const db = await siteDatabase(site.origin);
    const { text } = await get('/dashboard/site/settings', { cookie: admin.cookie });
    expect(text).toContain('Settings');
    await db.run(
      "insert into site_settings (key, value, updated_at) values ('footer_claim', 'Written by hand.', 1) on conflict (key) do update set value = excluded.value",
    );
    // The next form of staff reports the change to the edge.
    await send('/dashboard/properties', { intent: 'approve', property: '999999999' }, admin);
    expect((await get('/guides')).text).toContain('Written by hand.');
  });
});

describe('people', () => {
  const privatePaths = ['/dashboard', '/dashboard/properties', '/dashboard/profile', '/auth', '/', '/search'];
  const publicPaths = ['/', '/search', '/locations', '/guides', '/no-such-page', '/search.data', '/contact'];

  it('never get data of each other, in three hundred requests at once', async () => {
    const random = seededRandom(20_261_122);
    const first = new Map<string, string>();
    for (const path of publicPaths) first.set(path, (await get(path)).text);
    const requests = Array.from({ length: 300 }, () => {
      const who = [null, null, admin, owner][Math.floor(random() * 4)] ?? null;
      const paths = who ? [...privatePaths, ...publicPaths] : publicPaths;
      return { who, path: paths[Math.floor(random() * paths.length)] ?? '/' };
    });
    const seen: { who: Account | null; path: string; answer: Seen }[] = [];
    for (let at = 0; at < requests.length; at += 30) {
      const wave = requests.slice(at, at + 30).map(async ({ who, path }) => ({
        who,
        path,
        answer: await get(path, who ? { cookie: who.cookie } : {}),
      }));
      seen.push(...(await Promise.all(wave)));
    }
    for (const { who, path, answer } of seen) {
      if (who) {
        expect(answer.use, path).toBe('pass');
        expect(answer.headers.get('cache-control'), path).toContain('private');
        const other = who === admin ? owner : admin;
        expect(answer.text, path).not.toContain(other.email);
        continue;
      }
      expect(answer.use, path).toMatch(/hit|miss|stale/);
      for (const { email, userId } of [admin, owner]) {
        expect(answer.text, path).not.toContain(email);
        expect(answer.text, path).not.toContain(userId);
      }
      expect(answer.text, path).not.toContain('Sign out');
      expect(answer.text === first.get(path), path).toBe(true);
    }
  });
});

describe('a crowd before a cold page', () => {
  it('has it rendered once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('/search?stars=4&sort=name')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // The others wait for the first one's rendering, or find it done.
    expect((await get('/search?stars=4&sort=name')).use).toBe('hit');
  });
});

describe('while the database does not answer', () => {
  it('pages seen before stay open, older ones with a note; an enquiry is not lost', async () => {
    const { slug } = await takeProperty();
    const page = `/property/${slug}`;
    await Promise.all([get(page), get('/search?type=motel')]);
    await broken({ D1: 'reject' });
    try {
      expect((await get(page)).use).toBe('hit');
      expect((await get('/search?type=motel')).status).toBe(200);
      expect((await get('/search?type=villa&stars=3')).status).toBe(503);
    } finally {
      await broken({});
    }
  });

  it('what was changed meanwhile is served as it was, with a note', async () => {
    const { id, slug } = await takeProperty();
    const path = `/property/${slug}`;
    await get(path);
    const db = await siteDatabase(site.origin);
    const long = Date.now() - 120_000;
    await db.update(properties).set({ description: 'Changed in between.' }).where(eq(properties.id, id));
    await db.run(`update content_changes set changed_at = ${long} where key = 'property:${id}'`);
    await send('/dashboard/properties', { intent: 'approve', property: '999999999' }, admin);
    await broken({ D1: 'reject' });
    try {
      const older = await get(path);
      expect([older.status, older.use]).toEqual([200, 'stale']);
      expect(older.headers.get('warning')).toContain('Stale');
      tolerateComplaints(/503 \(Service Unavailable\)/);
      const visitor = await openPage({ origin: site.origin });
      await visitor.goto(path);
      await visitor.getByText('Parts of this site do not answer at the moment').waitFor();
    } finally {
      await broken({});
    }
    await expect.poll(async () => (await get(path)).text).toContain('Changed in between.');
  });
});
