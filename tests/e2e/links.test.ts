import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import { pages } from '~/db/schema';
import { aliasPaths } from '~/features/directory/criteria/path-presets';

import { brokenReferences, crawl, type Crawl } from '../support/browser/crawl';
import { siteDatabase } from '../support/database/database';
import { demoPages, liveProperties } from '../support/server/demo-pages';
import { hiddenSlug, hiddenText } from '../support/hostile/hidden-properties';

const sitemaps = ['/sitemap', '/sitemap.xml'];
const fixed = ['/', '/search', '/locations', '/guides', '/blog', '/contact', '/auth', '/newsletter'];
const places = [...new Set(liveProperties.flatMap((stay) => stay.places))];

/**
 * The demo data's own pages and the fixed ones: pages that other tests add meanwhile are requested, but not
 * read.
 */
const known = new Set([
  ...sitemaps,
  ...fixed,
  ...aliasPaths,
  ...demoPages.map(({ path }) => path),
  ...liveProperties.flatMap(({ path, plainPath }) => [path, plainPath]),
  ...places.flatMap((place) => [`/accommodation/${place}`, `/accommodation-${place}`]),
]);

let site: Crawl;

beforeAll(async () => {
  site = await crawl({ start: ['/', ...sitemaps], isRead: (path) => known.has(path) });
});

describe('the links of the site', () => {
  it('all lead straight to an answer, and those with a fragment to an element that has it', async () => {
    expect(await brokenReferences(site)).toEqual([]);
  });

  it('lead to every guide, location, static page and public stay, also without the sitemap', () => {
    const linked = new Set(
      site.references.filter(({ from }) => !sitemaps.includes(from)).map(({ address }) => address),
    );
    const wanted = [...demoPages, ...liveProperties].map(({ path }) => path);
    expect(wanted.filter((path) => !linked.has(path))).toEqual([]);
  });

  it('are on every page of the sitemap', () => {
    const withLinks = new Set(site.references.map(({ from }) => from));
    const listed = site.references
      .filter(({ from }) => from === '/sitemap.xml')
      .map(({ address }) => address);
    const own = listed.filter((path) => known.has(path));
    expect(own.length).toBeGreaterThanOrEqual(demoPages.length + liveProperties.length + aliasPaths.length);
    expect(own.filter((path) => !withLinks.has(path))).toEqual([]);
  });

  it('are many, with pictures, search forms and fragments among them', () => {
    const { references } = site;
    const count = <T>(values: readonly T[]) => new Set(values).size;
    expect(count(references.map(({ from }) => from))).toBeGreaterThan(230);
    expect(count(references.map(({ address }) => address))).toBeGreaterThan(1_200);
    expect(
      count(references.filter(({ isPicture }) => isPicture).map(({ address }) => address)),
    ).toBeGreaterThan(700);
    expect(references.filter(({ text }) => text === 'search form').length).toBeGreaterThan(50);
    expect(references.filter(({ fragment }) => fragment).length).toBeGreaterThan(1_500);
  });

  it('show nothing of a hidden stay', () => {
    const showing = [...site.answers].filter(
      ([, { body }]) => body.includes(hiddenText) || body.includes(hiddenSlug),
    );
    expect(showing.map(([address]) => address)).toEqual([]);
  });
});

describe('a link that leads nowhere, through a redirect or to no element', () => {
  const slug = 'a-page-with-broken-links';
  const content = `<p><a href="/no-such-page">Nowhere</a> <a href="/hotels">Moved</a> <a href="/help#nothing">Nothing</a>
    <a href="/about">About</a> <a href="https://elsewhere.example/">Elsewhere</a>
    <img src="/media/no-such-picture/640.webp" alt="Missing" /></p>`;

  it('is reported, unless its page no longer has it when requested again', async () => {
    const db = await siteDatabase();
    // Old and with another canonical address, it is in no list that other tests read.
    const unlisted = { createdAt: new Date(0), canonicalUrl: `${inject('origin')}/about` };
    const row = { slug, title: 'Broken links', h1Title: 'Broken links', isPublished: true, content };
    await db.insert(pages).values({ ...row, ...unlisted });
    try {
      const found = await crawl({ start: [`/${slug}`], isRead: (path) => path === `/${slug}` });
      expect(await brokenReferences(found)).toEqual([
        `/${slug}: “Nowhere” leads to /no-such-page: 404`,
        `/${slug}: “Moved” leads to /hotels: 301 /adelaide-hotels`,
        `/${slug}: “Nothing” leads to /help#nothing: no element has this id`,
        `/${slug}: “Missing” leads to /media/no-such-picture/640.webp: 404`,
      ]);
      await db.update(pages).set({ content: '<p>Mended.</p>' }).where(eq(pages.slug, slug));
      expect(await brokenReferences(found)).toEqual([]);
    } finally {
      await db.delete(pages).where(eq(pages.slug, slug));
    }
  });
});
