import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { pages } from '~/db/schema';

import { siteDatabase } from '../support/database/database';
import { hydrated } from '../support/browser/hydrated';
import { desktop, openPage, phone } from '../support/browser/pages';
import { expectLanding, foldOf } from '../support/browser/reading';

const guide = '/guides/adelaide-cbd-accommodation';
const location = '/location/glenelg';
const slug = 'a-page-whose-headings-repeat';

const filler = `<p>${'Words enough to fill a window of any height. '.repeat(40)}</p>`;
const repeating = ['Getting there', 'By tram', 'Getting there', 'By tram', 'Getting there', 'By tram']
  .map((text, index) => (index % 2 === 0 ? `<h2>${text}</h2>${filler}` : `<h3>${text}</h3>${filler}`))
  .join('');
const repeatedIds = [
  'getting-there',
  'by-tram',
  'getting-there-2',
  'by-tram-2',
  'getting-there-3',
  'by-tram-3',
];

beforeAll(async () => {
  const db = await siteDatabase();
  await db.insert(pages).values({
    slug,
    title: 'Headings that repeat',
    h1Title: 'Headings that repeat',
    content: `<p><a href="#by-tram-2">The second tram</a></p>${filler}${repeating}`,
    isPublished: true,
    // Old and with another canonical address, it is in no list that other tests read.
    createdAt: new Date(0),
    canonicalUrl: `${inject('origin')}/about`,
  });
});

afterAll(async () => {
  const db = await siteDatabase();
  await db.delete(pages).where(eq(pages.slug, slug));
});

const readers = [
  ['on a phone', phone, true],
  ['on a phone without JavaScript', phone, false],
  ['on a desktop', desktop, true],
  ['on a desktop without JavaScript', desktop, false],
] as const;

async function open(path: string, viewport: typeof phone, javaScript: boolean) {
  const page = await openPage({ viewport, javaScript });
  await page.goto(path);
  if (javaScript) await hydrated(page);
  return page;
}

/** The table of contents as it is shown, opened where it is folded. */
async function contentsOf(page: Page) {
  const folded = page.locator('main summary', { hasText: 'On this page' });
  if (await folded.isVisible()) await folded.click();
  return page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
}

async function idOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href'))?.split('#')[1] ?? '';
}

describe.each(readers)('the table of contents %s', (_, viewport, javaScript) => {
  it('has a guide’s headings in order, and each link leads to its heading below the header', async () => {
    const page = await open(guide, viewport, javaScript);
    const links = await contentsOf(page);
    const headings = foldOf(page).text.locator('h2, h3');
    const texts = await links.allInnerTexts();
    expect(texts.length).toBeGreaterThan(8);
    expect(texts).toEqual(await headings.evaluateAll((all) => all.map(({ textContent }) => textContent)));
    for (const at of [0, texts.length - 1, 3]) {
      const id = await idOf(links.nth(at));
      await links.nth(at).click();
      await page.waitForURL(`**#${id}`);
      await expectLanding(page, id);
    }
  });

  it('gives repeated headings different ids', async () => {
    const page = await open(`/${slug}`, viewport, javaScript);
    const links = await contentsOf(page);
    expect(await Promise.all((await links.all()).map(idOf))).toEqual(repeatedIds);
    for (const id of ['by-tram-3', 'getting-there-2', 'getting-there']) {
      await links.nth(repeatedIds.indexOf(id)).click();
      await expectLanding(page, id);
    }
  });

  it('is not needed by a link of the text into its folded part', async () => {
    const page = await open(`/${slug}`, viewport, javaScript);
    await page.getByRole('link', { name: 'The second tram' }).click();
    await expectLanding(page, 'by-tram-2');
  });

  it('is not needed by a link from elsewhere into the folded part', async () => {
    const page = await open(`/${slug}#getting-there-3`, viewport, javaScript);
    await expectLanding(page, 'getting-there-3');
  });
});

const folds = [
  ['of a guide', guide, 'Read Less'],
  ['of a location', location, 'Show Less'],
  ['of any other page', `/${slug}`, 'Read Less'],
] as const;

describe.each(folds)('the text %s', (_, path, less) => {
  it.each([readers[0], readers[3]])(
    'unfolds and folds again by mouse, Enter and Space %s',
    async (_, viewport, javaScript) => {
      const page = await open(path, viewport, javaScript);
      const { fold, summary, text, isOpen } = foldOf(page);
      const last = text.locator(':scope > :last-child');
      const expectFold = async (wanted: boolean) => {
        await expect.poll(isOpen).toBe(wanted);
        await expect.poll(() => last.isVisible()).toBe(wanted);
        expect(await summary.innerText()).toBe(wanted ? less : 'Read More');
        expect(await text.innerText()).toMatch(wanted ? /[^…]$/ : /…$/);
      };
      expect(await fold.count()).toBe(1);
      await expectFold(false);
      await summary.click();
      await expectFold(true);
      await summary.press('Enter');
      await expectFold(false);
      await summary.press('Space');
      await expectFold(true);
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

describe('a text that is folded from far below', () => {
  it('leaves the reader at its beginning', async () => {
    const page = await open(guide, phone, true);
    const { summary, text } = foldOf(page);
    await summary.click();
    await summary.scrollIntoViewIfNeeded();
    expect(await text.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(-2_000);
    await summary.click();
    await expect
      .poll(() => text.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(88);
  });
});

describe('frequently asked questions', () => {
  it.each([
    ['of a guide', guide, true],
    ['of a location', location, true],
    ['of the help page', '/help', true],
    ['of a location without JavaScript', location, false],
  ] as const)(
    '%s show one answer at a time, and none when that is closed again',
    async (_, path, javaScript) => {
      const page = await open(path, phone, javaScript);
      const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details');
      const openOnes = () =>
        questions.evaluateAll((all) =>
          all.flatMap((one, at) => ((one as HTMLDetailsElement).open ? [at] : [])),
        );
      expect(await questions.count()).toBeGreaterThan(3);
      expect(await openOnes()).toEqual([]);
      await questions.nth(1).locator('summary').click();
      await expect.poll(openOnes).toEqual([1]);
      expect((await questions.nth(1).locator('summary + div').innerText()).length).toBeGreaterThan(20);
      await questions.nth(0).locator('summary').press('Enter');
      await expect.poll(openOnes).toEqual([0]);
      await questions.nth(0).locator('summary').press('Space');
      await expect.poll(openOnes).toEqual([]);
    },
  );
});
