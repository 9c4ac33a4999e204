import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { homepageSettings } from '~/db/schema';

import { siteDatabase } from '../support/database/database';
import { rulesLoaded } from '../support/browser/enquiries';
import { hostileControls } from '../support/hostile/controls';
import { fillIn, findCovered, follow, handle } from '../support/hostile/inspect';
import {
  addFieldRecords,
  addFrame,
  addVectorPages,
  batches,
  borrowingPages,
  faqCount,
  guides,
  locations,
  sharedPages,
  stays,
  type HostilePage,
} from '../support/hostile/records';
import { call, hostileAddresses, hostileVectors } from '../support/hostile/vectors';
import { openWatched } from '../support/hostile/watch';
import { hydrated, openHydrated } from '../support/browser/hydrated';
import { serveOwnSite } from '../support/server/own-site';
import { expectComplaint } from '../support/browser/pages';
import { findings } from '../support/hostile/find-problems';

let origin = '';
let stop = async () => {};

beforeAll(async () => {
  ({ origin, stop } = await serveOwnSite('hostile-html'));
  await addVectorPages(await siteDatabase(origin));
});

afterAll(() => stop());

let fieldRecords: Promise<void> | undefined;
const withFieldRecords = async () => (fieldRecords ??= addFieldRecords(await siteDatabase(origin)));
const readers = ['with', 'without'] as const;
const textsOf = ({ slug, vectors }: HostilePage) => ({ title: slug, count: vectors.length + faqCount });

/** Until the last change that scripts make after loading: the menu's opener has become a button. */
const settled = (page: Page) => hydrated(page, 'header button');

/** True when a link leads to the page. If data arrives late, the browser loads the document itself; then once more. */
async function follows(page: Page, to: { path: string; title: string }): Promise<boolean> {
  return page.evaluate(follow, to).catch(async () => {
    await page.waitForLoadState('load');
    await settled(page);
    return page.evaluate(follow, to);
  });
}

describe('hostile HTML in content, questions and fields of a page', () => {
  it('runs nothing when the page is opened, unfolded and used', async () => {
    const { page, eye } = await openWatched({ origin });
    const found = await findings(sharedPages, async (own) => {
      const path = `/${own.slug}`;
      await page.goto(path, { waitUntil: 'load' });
      const { problems } = await eye.look(path, textsOf(own));
      await settled(page);
      await page.evaluate(handle, own.slug);
      const after = await eye.look(path, textsOf(own));
      return { problems: [...problems, ...after.problems], shape: after.shape };
    });
    expect(found).toEqual([]);
  });

  it('runs nothing when a link leads to the page, even without a content policy', async () => {
    const { page, eye } = await openWatched({ origin, context: { bypassCSP: true } });
    await page.goto(`/${sharedPages.at(-1)?.slug}`);
    await settled(page);
    const found = await findings(sharedPages, async (own) => {
      const path = `/${own.slug}`;
      const isShown = await follows(page, { path, title: own.slug });
      if (!isShown) await openHydrated(page, path);
      const { problems } = await eye.look(path, textsOf(own));
      // Leftovers of earlier pages in the document (styles, scripts, the place for toasts) differ from page
      // to page.
      return { problems: isShown ? problems : [...problems, 'is not shown'], shape: null };
    });
    expect(found).toEqual([]);
  });

  it('runs nothing and loads nothing for a reader without scripts', async () => {
    const { page, eye } = await openWatched({ origin, javaScript: false });
    const found = await findings(sharedPages, async (own) => {
      const path = `/${own.slug}`;
      await page.goto(path, { waitUntil: 'load' });
      return eye.look(path, textsOf(own));
    });
    expect(found).toEqual([]);
  });
});

describe('classes of the page’s own that a text borrows', () => {
  it.each(borrowingPages.map(({ name, slug }) => [name, slug]))(
    'cover nothing outside of it: %s',
    async (_, slug) => {
      const { page } = await openWatched({ origin });
      await page.goto(`/${slug}`);
      await settled(page);
      expect(await page.evaluate(findCovered, slug)).toEqual([]);
      await page.evaluate(handle, slug);
      expect(await page.evaluate(findCovered, slug)).toEqual([]);
    },
  );
});

describe('hostile HTML in every field of guides, locations and stays', () => {
  beforeAll(withFieldRecords);

  const fields: [what: string, paths: string[], texts?: true][] = [
    ['guides', guides.map(({ slug }) => `/${slug}`), true],
    ['locations', locations.map(({ slug }) => `/location/${slug}`), true],
    ['stays in the one layout', stays.map(({ slug }) => `/property/${slug}`)],
    ['stays in the other', stays.map(({ slug, locationSlug }) => `/accommodation/${locationSlug}/${slug}`)],
    ['all lists', '/ /?more=type /guides /blog /locations /sitemap /search /search?view=list'.split(' ')],
    [
      'lists of a place',
      locations.flatMap(({ slug }) => [`/search?location=${slug}`, `/accommodation/${slug}?view=list`]),
    ],
  ];
  it.each(fields)('runs nothing: %s', async (_, paths, texts) => {
    const { page, eye } = await openWatched({ origin });
    for (const path of paths) {
      const title = path.replace(/^\/(location\/)?/, '');
      const look = async (at = path) =>
        (await eye.look(at, texts && { title, count: 1 + faqCount })).problems;
      const response = await page.goto(path, { waitUntil: 'load' });
      await settled(page);
      expect([path, response?.status(), await look()]).toEqual([path, 200, []]);
      expect(await page.locator('main').innerText(), path).toContain(call);
      await page.evaluate(handle, title);
      // The home page's panel opens its first tab when it is unfolded.
      const at = path === '/' ? '/?more=location' : path;
      await page.waitForURL(new URL(at, origin).href);
      expect([path, await look(at)]).toEqual([path, []]);
    }
  });
});

describe('hostile HTML that a visitor brings', () => {
  beforeAll(withFieldRecords);

  it('runs nothing from any parameter of an address', async () => {
    const { page, eye } = await openWatched({ origin });
    const values = [
      ...hostileVectors.filter((_, index) => index % 16 === 0).map(({ html }) => html),
      halfCharacter,
    ];
    for (const value of values) {
      const query = new URLSearchParams(parameters.map((name) => [name, value.slice(0, 150)]));
      const path = `/search?${query}`;
      const response = await page.goto(path, { waitUntil: 'load' });
      await settled(page);
      expect([value, response?.status(), (await eye.look(path)).problems]).toEqual([value, 200, []]);
    }
  });

  it('runs nothing from a missing address', async () => {
    const { page, eye } = await openWatched({ origin });
    const folders = ',guides/,location/,property/,accommodation/glenelg/,accommodation/,images/'.split(',');
    const names = [
      `"><img src=gone onerror=${call}>`,
      `<script>${call}<\/script>`,
      `';${call}//`,
      '//elsewhere.invalid',
    ];
    for (const folder of folders) {
      for (const name of names) {
        const path = `/${folder}${encodeURIComponent(name)}`;
        await page.goto(path, { waitUntil: 'load' });
        expect([path, (await eye.look(path)).problems]).toEqual([path, []]);
      }
    }
    await expectComplaint(/status of 404/);
  });

  const stay = stays[0];
  const forms = [
    { path: `/property/${stay?.slug}`, hasRules: true },
    { path: `/accommodation/${stay?.locationSlug}/${stay?.slug}`, hasRules: true },
    { path: '/contact', hasRules: false },
    { path: '/newsletter', hasRules: false },
  ];
  it.each(forms.flatMap((form) => readers.map((reader) => [reader, form.path, form.hasRules] as const)))(
    'runs nothing from a form that comes back with errors, %s scripts: %s',
    async (reader, path, hasRules) => {
      const isChecked = hasRules && reader === 'with';
      const { page, eye } = await openWatched({ origin, javaScript: reader === 'with' });
      const form = page.locator('main form');
      for (const text of batches(2)) {
        await page.goto(path);
        if (reader === 'with') await settled(page);
        if (isChecked) await form.locator('[name=email]').focus();
        if (isChecked) await rulesLoaded(page);
        await form.evaluate(fillIn, text);
        await form.locator('[type=submit]').click();
        await form.locator('[aria-invalid=true]').first().waitFor();
        const kept = await form.locator('[name=email]').inputValue();
        expect([kept.includes(call), (await eye.look(path)).problems]).toEqual([true, []]);
      }
      if (!isChecked) await expectComplaint(/status of 400/);
    },
  );
});

describe('hostile HTML in menus, settings and the home page', () => {
  beforeAll(async () => addFrame(await siteDatabase(origin)));

  it.each(readers)('runs nothing on any page, %s scripts', async (reader) => {
    const javaScript = reader === 'with';
    const { page, eye } = await openWatched({ origin, javaScript, consent: 'accepted' });
    for (const path of '/ /about /help /privacy-policy /contact /newsletter /auth /search'.split(' ')) {
      const response = await page.goto(path, { waitUntil: 'load' });
      if (javaScript) await settled(page);
      expect([path, response?.status(), (await eye.look(path)).problems]).toEqual([path, 200, []]);
      expect(await page.getByRole('banner').innerText()).toContain(call);
    }
  });

  it('leads nowhere from the home page by an invalid address', async () => {
    const db = await siteDatabase(origin);
    const isFollowed = (address: string) => address.startsWith('https:');
    for (const address of hostileAddresses.filter((each, index) => index % 4 === 0 && !isFollowed(each))) {
      await db.update(homepageSettings).set({ optionalCtaUrl: address });
      const html = await (await fetch(origin)).text();
      expect([address, html.includes('A call to nowhere')]).toEqual([address, false]);
    }
    await db.update(homepageSettings).set({ optionalCtaUrl: '/help' });
    expect(await (await fetch(origin)).text()).toContain('A call to nowhere');
  });
});

describe('the watch over these pages', () => {
  it('has at least 120 vectors to look at, each by a name of its own', () => {
    expect(new Set(hostileVectors.map(({ name }) => name)).size).toBe(hostileVectors.length);
    expect(hostileVectors.length).toBeGreaterThanOrEqual(120);
  });

  it('detects what a text could do', async () => {
    const { page, eye } = await openWatched({ origin });
    const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
    let shown = { html: '', hasPolicy: false };
    await page.route('**/control', (route) =>
      route.fulfill({
        body: `<!doctype html><main><div>${shown.html}</div></main>`,
        contentType: 'text/html',
        headers: shown.hasPolicy ? { 'content-security-policy': policy } : {},
      }),
    );
    for (const { what, html, hasPolicy = false, problem } of hostileControls) {
      shown = { html, hasPolicy };
      await page.goto('/control');
      await page.evaluate(handle, 'control');
      const seen: string[] = [];
      const look = async () => {
        seen.push(...(await eye.look('/control', { title: 'control', count: 1 })).problems);
        return seen.some((each) => problem.test(each)) || seen;
      };
      await expect.poll(look, { message: what }).toBe(true);
    }
    await expectComplaint(/Content Security Policy/);
    await expectComplaint(/ERR_/);
    await expectComplaint(/^asked others: /);
  });

  it('detects a text that breaks out of its box', async () => {
    const { page, eye } = await openWatched({ origin });
    const shapes: string[] = [];
    for (const html of ['<ul><li>x</li></ul>z', '<li><div><li>x</li></div></li>z']) {
      await page.setContent(`<main><div><p title="control">x</p>${html}</div><p>y</p></main>`);
      shapes.push((await eye.look('', { title: 'control', count: 1 })).shape);
    }
    expect(shapes[0]).not.toBe(shapes[1]);
  });
});

/** Every parameter that some page reads. */
const parameters =
  'q location type tag min_price max_price stars near_airport sort view page check_in check_out guests more group mode after redirectTo'.split(
    ' ',
  );

/** Cut at any length that is even, it ends in half of a character. */
const halfCharacter = `x${'\u{1f3e8}'.repeat(80)}`;
