import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { homepageSettings } from '~/db/schema';

import { siteDatabase } from '../support/database';
import { follow, handle } from '../support/hostile-inspect';
import {
  addFieldRecords,
  addFrame,
  addOwnPages,
  batches,
  faqCount,
  guides,
  locations,
  ownPages,
  stays,
} from '../support/hostile-records';
import { call, elsewhere, hostileAddresses, hostileVectors } from '../support/hostile-vectors';
import { openWatched } from '../support/hostile-watch';
import { hydrated, openHydrated } from '../support/hydrated';
import { serveOwnSite } from '../support/own-site';
import { expectComplaint } from '../support/pages';

const minutes = 60_000;
let origin = '';
let stop = async () => {};

beforeAll(async () => {
  ({ origin, stop } = await serveOwnSite('hostile-html'));
  await addOwnPages(await siteDatabase(origin));
});
afterAll(() => stop());

type OwnPage = (typeof ownPages)[number];
/** `shape` is null where pages cannot be compared. */
type Sight = { problems: string[]; shape: string | null };

/** Shows every vector's page with `show` and returns what is wrong with them, by the vector's name. */
async function findings(show: (own: OwnPage) => Promise<Sight>) {
  const shapes = new Set<string>();
  const found: string[] = [];
  for (const own of ownPages) {
    const { problems, shape } = await show(own);
    if (own.isReference && shape !== null) shapes.add(shape);
    else if (shape !== null && !shapes.has(shape)) problems.push('has broken out of its place');
    found.push(...problems.map((problem) => `${own.name}: ${problem}`));
  }
  return found;
}

const textsOf = ({ slug }: OwnPage) => ({ title: slug, count: 1 + faqCount });

/** Until the last of what scripts change after loading: the menu's opener has become a button. */
async function settled(page: Page) {
  await hydrated(page);
  await page.locator('header button').first().waitFor({ state: 'attached' });
}

describe('hostile HTML in content, questions and fields of a page', () => {
  it(
    'runs nothing when the page is opened, unfolded and used',
    async () => {
      const { page, eye } = await openWatched({ origin });
      const found = await findings(async (own) => {
        const path = `/${own.slug}`;
        await page.goto(path, { waitUntil: 'load' });
        const { problems } = await eye.look(path, textsOf(own));
        await settled(page);
        await page.evaluate(handle, own.slug);
        const after = await eye.look(path, textsOf(own));
        return { problems: [...problems, ...after.problems], shape: after.shape };
      });
      expect(found).toEqual([]);
    },
    5 * minutes,
  );

  it(
    'runs nothing when a link leads to the page, even without a content policy',
    async () => {
      const { page, eye } = await openWatched({ origin, context: { bypassCSP: true } });
      await page.goto(`/${ownPages.at(-1)?.slug}`);
      await settled(page);
      const found = await findings(async (own) => {
        const path = `/${own.slug}`;
        const isShown = await page.evaluate(follow, { path, title: own.slug });
        if (!isShown) await openHydrated(page, path);
        const { problems } = await eye.look(path, textsOf(own));
        // What the pages before have left in the document (styles, scripts, a toast's place) differs from page to page.
        return { problems: isShown ? problems : [...problems, 'is not shown'], shape: null };
      });
      expect(found).toEqual([]);
    },
    5 * minutes,
  );

  it(
    'runs nothing and loads nothing for a reader without scripts',
    async () => {
      const { page, eye } = await openWatched({ origin, javaScript: false });
      const found = await findings(async (own) => {
        const path = `/${own.slug}`;
        await page.goto(path, { waitUntil: 'load' });
        return eye.look(path, textsOf(own));
      });
      expect(found).toEqual([]);
    },
    5 * minutes,
  );
});

describe('hostile HTML in every field of guides, locations and stays', () => {
  beforeAll(async () => addFieldRecords(await siteDatabase(origin)));

  it.each([
    { what: 'guides', paths: guides.map(({ slug }) => `/${slug}`), texts: true },
    { what: 'locations', paths: locations.map(({ slug }) => `/location/${slug}`), texts: true },
    { what: 'stays in the one layout', paths: stays.map(({ slug }) => `/property/${slug}`) },
    {
      what: 'stays in the other',
      paths: stays.map(({ slug, locationSlug }) => `/accommodation/${locationSlug}/${slug}`),
    },
    {
      what: 'lists of all of them',
      paths: [
        '/',
        '/?more=type',
        '/guides',
        '/blog',
        '/locations',
        '/sitemap',
        '/search',
        '/search?view=list',
      ],
    },
    {
      what: 'lists of a place',
      paths: locations.flatMap(({ slug }) => [
        `/search?location=${slug}`,
        `/accommodation/${slug}?view=list`,
      ]),
    },
  ])(
    'runs nothing: $what',
    async ({ paths, texts }) => {
      const { page, eye } = await openWatched({ origin });
      for (const path of paths) {
        const title = path.replace(/^\/(location\/)?/, '');
        const look = async () =>
          (await eye.look(path, texts ? { title, count: 1 + faqCount } : undefined)).problems;
        const response = await page.goto(path, { waitUntil: 'load' });
        await settled(page);
        expect([path, response?.status(), await look()]).toEqual([path, 200, []]);
        expect(await page.locator('main').innerText(), path).toContain('top.__hostile=1');
        await page.evaluate(handle, title);
        expect([path, await look()]).toEqual([path, []]);
      }
    },
    2 * minutes,
  );
});

describe('hostile HTML that a visitor brings', () => {
  it(
    'runs nothing from any parameter of an address',
    async () => {
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
    },
    2 * minutes,
  );

  it('runs nothing from an address that there is not', async () => {
    const { page, eye } = await openWatched({ origin });
    const folders = [
      '',
      'guides/',
      'location/',
      'property/',
      'accommodation/glenelg/',
      'accommodation/',
      'images/',
    ];
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

  const forms = [
    '/property/hostile-stay-0',
    '/accommodation/hostile-place-1/hostile-stay-1',
    '/contact',
    '/newsletter',
  ];
  it.each(forms.flatMap((path) => [true, false].map((javaScript) => ({ path, javaScript }))))(
    'runs nothing from a form that comes back with errors: $path, scripts $javaScript',
    async ({ path, javaScript }) => {
      const { page, eye } = await openWatched({ origin, javaScript });
      for (const text of batches(2)) {
        await page.goto(path);
        if (javaScript) await settled(page);
        await page.locator('main form').evaluate(fillIn, text);
        await page.locator('main form button[type=submit]').click();
        await page.locator('main form [aria-invalid=true]').first().waitFor();
        const kept = await page
          .locator('main form :is(input, textarea)')
          .evaluateAll(
            (all) =>
              all.filter((field) => (field as HTMLInputElement).value.includes('top.__hostile=1')).length,
          );
        expect([kept > 0, (await eye.look(path)).problems]).toEqual([true, []]);
      }
      await expectComplaint(/status of 400/);
    },
  );
});

describe('hostile HTML in menus, settings and the home page', () => {
  beforeAll(async () => addFrame(await siteDatabase(origin)));

  it.each([true, false])('runs nothing on any page, scripts %s', async (javaScript) => {
    const { page, eye } = await openWatched({ origin, javaScript, consent: 'accepted' });
    for (const path of [
      '/',
      '/about',
      '/help',
      '/privacy-policy',
      '/contact',
      '/newsletter',
      '/auth',
      '/search',
    ]) {
      const response = await page.goto(path, { waitUntil: 'load' });
      if (javaScript) await settled(page);
      expect([path, response?.status(), (await eye.look(path)).problems]).toEqual([path, 200, []]);
      expect(await page.getByRole('banner').innerText()).toContain('top.__hostile=1');
    }
  });

  it('leads from the home page nowhere by an address that is none', async () => {
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

  const box = (html: string) => `<p title="control">x</p>${html}`;
  const controls: readonly { what: string; html: string; problem: RegExp; hasPolicy?: true }[] = [
    {
      what: 'a script that the policy refuses',
      html: `<script>${call}</script>`,
      hasPolicy: true,
      problem: /^refused script-src/,
    },
    {
      what: 'a handler that the policy refuses',
      html: `<svg onload="${call}">`,
      hasPolicy: true,
      problem: /^refused script-src-attr/,
    },
    { what: 'a script that runs', html: `<svg onload="${call}">`, problem: /^ran$/ },
    {
      what: 'a link that runs when it is clicked',
      html: box(`<a href="java&Tab;script:${call}">x</a>`),
      problem: /^ran$/,
    },
    {
      what: 'a handler that runs when it is pointed at',
      html: box(`<b onmouseover="${call}">x</b>`),
      problem: /^ran$/,
    },
    {
      what: 'a prototype that is changed',
      html: '<script>Object.prototype.__hostile = 1</script>',
      problem: /^ran$/,
    },
    { what: 'a handler', html: '<p onanything="x">x</p>', problem: /^has onanything/ },
    { what: 'a link to a script', html: '<a href=" jAvascript:1">x</a>', problem: /^has href/ },
    { what: 'a frame', html: '<iframe srcdoc="x"></iframe>', problem: /^has srcdoc/ },
    { what: 'a dialog', html: '<script>alert(1)</script>', problem: /^opened a dialog/ },
    { what: 'a window', html: '<script>open("/robots.txt")</script>', problem: /^opened a window/ },
    { what: 'another base', html: '<base href="/other/">', problem: /^based at/ },
    {
      what: 'a picture from elsewhere',
      html: `<img src="${elsewhere}/x.png">`,
      problem: /^asked https:\/\/elsewhere/,
    },
    {
      what: 'a page that moves on',
      html: '<script>history.pushState(null, "", "/other")</script>',
      problem: /^went to/,
    },
    {
      what: 'structured data that is broken',
      html: '<script type="application/ld+json">{"a":</script>',
      problem: /no JSON/,
    },
    {
      what: 'structured data of somebody else',
      html: '<script type="application/ld+json">{"a":1}</script>',
      problem: /^describes something else/,
    },
    { what: 'a film in a text', html: box('<video></video>'), problem: /^lets in <video/ },
    { what: 'a style in a text', html: box('<b style="position:fixed">x</b>'), problem: /^lets in style/ },
    { what: 'a text that is not there', html: '', problem: /^shows 0 of 1 texts/ },
  ];

  it('sees what a text could do', async () => {
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
    for (const { what, html, hasPolicy = false, problem } of controls) {
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
  });

  it('sees when a text breaks out of its box', async () => {
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

/** Types the text into every field of a form, past what the browser would check. */
function fillIn(form: Element, text: string) {
  if (!(form instanceof HTMLFormElement)) return;
  form.noValidate = true;
  for (const field of form.elements) {
    if (field.closest('[aria-hidden]')) continue;
    if (field instanceof HTMLSelectElement) field.add(new Option(text, text, true, true));
    const isTyped =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden');
    if (!isTyped) continue;
    field.removeAttribute('maxlength');
    if (field instanceof HTMLInputElement) field.type = 'text';
    field.value = text;
  }
}
