import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import { pages } from '~/db/schema';

import { siteDatabase } from '../support/database/database';
import { demoPages, guidePathOf, liveProperties, type DemoPage } from '../support/server/demo-pages';
import { openHydrated } from '../support/browser/hydrated';
import { overhang } from '../support/browser/layout';
import { openPage, phone } from '../support/browser/pages';
import { blocksOf, foldOf, hardToRead, lineLengths, oneLine, wordCount } from '../support/browser/reading';
import { ask, decode } from '../support/server/site';
import { structuredData, structuredDataProblems } from '../support/browser/structured-data';
import { addGuide, guidePath } from '../support/browser/templates';

const guides = demoPages.filter(({ kind }) => kind === 'guides');
const locations = demoPages.filter(({ kind }) => kind === 'locations');

describe('every guide, location page and static page, on a phone without JavaScript', () => {
  const failing: string[] = [];
  const outOfReach: string[] = [];
  const unreadable: string[] = [];
  /** The part of each folded text that is shown at first. */
  const shown = new Map<string, string>();

  beforeAll(async () => {
    const page = await openPage({ viewport: phone, javaScript: false });
    await page.route('**/*.webp', (route) => route.fulfill({ status: 204 }));
    for (const { path, h1_title: heading, content, faq } of demoPages) {
      const response = await page.goto(path);
      const main = page.getByRole('main');
      const shownHeading = oneLine(await main.getByRole('heading', { level: 1 }).innerText());
      if (response?.status() !== 200 || shownHeading !== heading) failing.push(`${path}: ${shownHeading}`);
      const { summary, text } = foldOf(page);
      if ((await summary.count()) > 0) {
        shown.set(path, oneLine(await text.innerText()));
        await summary.click();
      }
      const [inSight, inDocument] = [await main.innerText(), (await main.textContent()) ?? ''].map(oneLine);
      const wanted = [...blocksOf(content), ...faq.map(({ question }) => question)];
      const answers = faq.flatMap(({ answer }) => blocksOf(answer));
      const lost = [
        ...wanted.filter((words) => !inSight?.includes(words)),
        ...answers.filter((words) => !inDocument?.includes(words)),
      ];
      outOfReach.push(...lost.map((words) => `${path}: ${words}`));
      const excess = await overhang(page);
      const found = [...(excess > 0 ? [`${excess} px too wide`] : []), ...(await hardToRead(page))];
      unreadable.push(...found.map((what) => `${path}: ${what}`));
    }
  });

  it('answers 200 with its heading', () => {
    expect(demoPages.length).toBeGreaterThanOrEqual(45);
    expect(failing).toEqual([]);
  });

  it('shows its whole text once Read More is opened, and every question with its answer', () => {
    expect(outOfReach).toEqual([]);
  });

  it('never scrolls sideways, has letters of at least 16 pixels and breaks no word in a table', () => {
    expect(unreadable).toEqual([]);
  });

  it('shows of a guide up to 150 words, of a location up to 250 characters and an ellipsis, the rest on request', () => {
    expect([...shown.keys()].sort()).toEqual([...guides, ...locations].map(({ path }) => path).sort());
    for (const [path, text] of shown) {
      expect(text, path).toMatch(/…$/);
      const withoutEllipsis = text.replace(/ ?…$/, '');
      const isGuide = path.startsWith('/guides/');
      const size = isGuide ? wordCount(withoutEllipsis) : withoutEllipsis.length;
      expect(size, path).toBeGreaterThan(isGuide ? 120 : 150);
      expect(size, path).toBeLessThanOrEqual(isGuide ? 150 : 250);
    }
  });
});

describe('a guide on a desktop', () => {
  it('has lines of about 68 characters, hardly ever over 75', async () => {
    const page = await openPage({ javaScript: false });
    for (const { path } of guides.filter((_, index) => index % 4 === 0)) {
      await page.goto(path);
      await foldOf(page).summary.click();
      const lengths = (await lineLengths(page)).sort((a, b) => a - b);
      expect(lengths.length, path).toBeGreaterThan(80);
      expect(lengths.at(Math.floor(lengths.length * 0.95)), path).toBeLessThanOrEqual(75);
      expect(lengths.at(-1), path).toBeLessThanOrEqual(80);
    }
  });
});

/** Each page as it is served. */
const htmlOf = new Map<DemoPage, string>();

beforeAll(async () => {
  for (const page of demoPages) htmlOf.set(page, await (await ask(page.path)).text());
});

describe('the head of every guide, location page and static page', () => {
  it('has a title, a description, keywords and the canonical address', () => {
    const titles = new Set<string>();
    for (const [{ path, meta_description: description, meta_keywords: keywords }, html] of htmlOf) {
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(contentOf(html, 'name="description"'), path).toBe(description);
      expect(contentOf(html, 'name="keywords"'), path).toBe(keywords);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(inject('origin') + path);
    }
    expect(titles.size).toBe(demoPages.length);
    expect([...titles].filter((title) => title.length < 10)).toEqual([]);
  });

  it('has a picture for sharing, on this site and with its size', () => {
    for (const [{ path, image }, html] of htmlOf) {
      expect(contentOf(html, 'property="og:image"'), path).toBe(
        `${inject('origin')}/media/${image}/1280.webp`,
      );
      expect(contentOf(html, 'property="og:image:width"'), path).toBe('1280');
      expect(contentOf(html, 'name="twitter:card"'), path).toBe('summary_large_image');
    }
  });

  it('has the structured data of its kind, as a search engine accepts it', () => {
    for (const [{ path, kind, faq }, html] of htmlOf) {
      const nodes = structuredData(html);
      const types = nodes.map(({ '@type': type }) => type).filter((type) => type !== 'ItemList');
      const wanted = [
        'BreadcrumbList',
        ...(kind === 'guides' ? ['Article'] : []),
        ...(faq.length ? ['FAQPage'] : []),
      ];
      expect(types, path).toEqual(wanted);
      expect(structuredDataProblems(nodes), path).toEqual([]);
    }
  });
});

describe('the reading time of a guide', () => {
  it('is its words at 200 a minute, in whole minutes', () => {
    for (const [{ kind, path, content }, html] of htmlOf) {
      if (kind !== 'guides') continue;
      const words = wordCount(blocksOf(content).join(' '));
      expect(/>(\d+)(?:<!-- -->)? min read</.exec(html)?.[1], path).toBe(String(Math.ceil(words / 200)));
      const article = structuredData(html).find(({ '@type': type }) => type === 'Article');
      expect(article?.wordCount, path).toBe(words);
    }
  });
});

describe('a location page', () => {
  it('has its related guides in the stored order, each with its picture and its excerpt', () => {
    for (const [{ kind, path, related_guides: related = [] }, html] of htmlOf) {
      if (kind !== 'locations') continue;
      const section = /<h2 id="related_guides"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
      const links = [...section.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
      expect(links, path).toEqual(related.map(guidePathOf));
      expect(section.match(/<img /g), path).toHaveLength(related.length);
      for (const slug of related) {
        const guide = guides.find((candidate) => candidate.path === guidePathOf(slug));
        expect(decode(section), path).toContain(guide?.excerpt);
      }
    }
  });

  it('has its featured stays, at most twelve', () => {
    for (const [{ kind, path, slug }, html] of htmlOf) {
      if (kind !== 'locations') continue;
      const here = liveProperties.filter(({ featured, places }) => featured && places.includes(slug));
      const section = /<h2 id="featured_stays"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
      expect(section.match(/<article/g), path).toHaveLength(Math.min(here.length, 12));
    }
  });

  it('shows a text where nothing is featured', async () => {
    const db = await siteDatabase();
    // Old and with another canonical address, it is in no list that other tests read.
    const unlisted = { createdAt: new Date(0), canonicalUrl: `${inject('origin')}/locations` };
    const row = {
      slug: 'a-location-without-stays',
      title: 'Nullarbor',
      h1Title: '',
      content: '<p>Dust.</p>',
    };
    await db.insert(pages).values({ ...row, pageType: 'location', isPublished: true, ...unlisted });
    try {
      const html = await (await ask(`/location/${row.slug}`)).text();
      expect(html).toMatch(/<h3[^>]*>No Featured Properties<\/h3>/);
      expect(html).toMatch(/<h1[^>]*>Places to stay in Nullarbor<\/h1>/);
      expect(html).not.toContain('Related Guides');
    } finally {
      await db.delete(pages).where(eq(pages.slug, row.slug));
    }
  });

  it('has a breadcrumb from the home page over the locations', () => {
    for (const [{ kind, path }, html] of htmlOf) {
      if (kind !== 'locations') continue;
      const trail = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      expect(
        [...trail.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
        path,
      ).toEqual(['/', '/locations']);
    }
  });
});

describe('the guides listing', () => {
  const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

  beforeAll(addGuide);

  it('has a card for each guide, newest first, and the number of expert guides', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/guides');
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Adelaide Accommodation Guides');
    const links = cardsOf(page).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(guides.filter(({ path }) => !paths.includes(path))).toEqual([]);
    await main.getByText(`${paths.length} Expert Guides`, { exact: true }).waitFor();
    for (const text of await cardsOf(page).allInnerTexts())
      expect(oneLine(text)).toMatch(/^\p{L}[\p{L} ]+ .{40,} Updated [A-Z][a-z]{2,3} 20\d\d Read Guide$/u);
    const excerpts = cardsOf(page).locator('p:not(:first-child):not(:last-child)');
    const lines = await excerpts.evaluateAll((all) =>
      all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect(Math.round(Math.max(...lines))).toBe(3);
    const [search, contact] = ['Search All Accommodation', 'Get Personal Recommendations'];
    expect(await main.getByRole('link', { name: search }).getAttribute('href')).toBe('/search');
    expect(await main.getByRole('link', { name: contact }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    ['/guides/best-luxury-hotels-adelaide', 'Luxury', 'lobby-evening-01'],
    ['/guides/budget-accommodation-adelaide', 'Budget', 'hostel-common-01'],
    ['/guides/family-accommodation-adelaide', 'Family', 'pool-resort-01'],
    ['/guides/business-travel-adelaide', 'Business', 'city-hotel-modern-01'],
    ['/guides/adelaide-cbd-accommodation', 'City Center', 'hero-laneway'],
    ['/guides/adelaide-hills-cottages', 'Wine Country', 'cottage-dusk-01'],
    ['/guides/henley-beach-and-grange', 'Beachside', 'beachfront-evening-01'],
    ['/guides/adelaide-airport-stays', 'Airport', 'motel-two-storey-01'],
    ['/guides/car-free-adelaide', 'General', 'hero-skyline'],
    [guidePath, 'General', 'hero-laneway'],
  ])('shows %s as %s, with its own cover or the general one', async (path, badge, cover) => {
    const html = await (await ask('/guides')).text();
    const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
    const card = cards.find((one) => one.includes(`href="${path}"`));
    expect(card).toContain(`src="/media/${cover}/`);
    expect(/<p[^>]*>([^<]+)<\/p>/.exec(card ?? '')?.[1]).toBe(badge);
  });

  it('shows six skeletons while it loads, also for a person who comes from another page', async () => {
    const page = await openPage();
    let release = () => {};
    const hold = async () => {
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.unroute('**/guides.data*');
      await page.route('**/guides.data*', async (route) => {
        await released;
        await route.continue();
      });
      await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
    };
    await openHydrated(page, '/about');
    await hold();
    await page.getByRole('status').filter({ hasText: 'Loading the guides…' }).waitFor({ state: 'attached' });
    expect(await page.locator('main .aspect-\\[3\\/2\\].animate-pulse:visible').count()).toBe(6);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    release();
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(20);

    await openHydrated(page, '/guides');
    await hold();
    const list = page.locator('main ul[aria-busy]');
    await page.locator('main ul[aria-busy=true]').waitFor();
    expect(await list.locator('> li > [aria-hidden]').count()).toBe(6);
    expect(await cardsOf(page).count()).toBe(0);
    release();
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(20);
  });
});

function contentOf(html: string, attribute: string): string | undefined {
  const content = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : decode(content);
}
