import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups, locationRelatedGuides } from '~/db/schema';
import { findLocationPage } from '~/features/content/locations/find-location-page.server';
import { listLocations } from '~/features/content/locations/list-locations.server';
import { listPlaces } from '~/features/directory/search/list-places.server';

import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const hills = { locationSlug: 'adelaide-hills', placeSlug: 'hahndorf' };
const long = `<h2>Square &amp; jetty</h2><p>${'Glenelg ends at the sea. '.repeat(30)}</p><script>x()</script>`;

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg', sortOrder: 2, imageUrl: '/media/hero-jetty' },
    { slug: 'adelaide-hills', name: 'Adelaide Hills', sortOrder: 1 },
    { slug: 'hahndorf', name: 'Hahndorf', sortOrder: 3, parentSlug: 'adelaide-hills' },
    { slug: 'nowhere', name: 'Nowhere', sortOrder: 4, isActive: false },
  ]);
  const page = await createPage(db, {
    slug: 'glenelg',
    title: 'Glenelg',
    h1Title: '',
    pageType: 'location',
    content: long,
    faqContent: [
      { question: 'Tram?', answer: '<p onclick="x()">Yes, <a href="javascript:x()">it</a> runs.</p>' },
    ],
  });
  await createPage(db, { slug: 'adelaide-hills', pageType: 'location', isPublished: false });
  await createPage(db, { slug: 'hahndorf', pageType: 'page' });
  const second = await createPage(db, { slug: 'guides/second', title: 'Second', pageType: 'guide' });
  const first = await createPage(db, { slug: 'guides/first', title: 'First', pageType: 'guide' });
  const draft = await createPage(db, { slug: 'guides/draft', pageType: 'guide', isPublished: false });
  await db.insert(locationRelatedGuides).values([
    { pageId: page.id, guidePageId: second.id, sortOrder: 2 },
    { pageId: page.id, guidePageId: first.id, sortOrder: 1 },
    { pageId: page.id, guidePageId: draft.id, sortOrder: 0 },
  ]);
  for (let index = 0; index < 13; index += 1) {
    await createProperty(db, {
      isFeatured: true,
      guestRating: index / 2,
      locationSlug: index ? 'glenelg' : null,
    });
  }
  await createProperty(db, { name: 'Plain House' });
  for (const hidden of [{ isApproved: false }, { isPublished: false }, { archivedAt: new Date() }]) {
    await createProperty(db, { name: 'Hidden', isFeatured: true, guestRating: 10, ...hidden });
  }
  await createProperty(db, hills);
  await createProperty(db, { ...hills, isPublished: false });
});

describe('location page', () => {
  it('shows up to 12 featured public stays of the location or place, best rated first, and counts all of them', async () => {
    const location = await findLocationPage({ db }, 'glenelg');
    expect(location?.featured).toHaveLength(12);
    expect(location?.featured[0]?.guestRating).toBe(6);
    expect(location?.featured.every(({ isFeatured, name }) => isFeatured && name !== 'Hidden')).toBe(true);
    expect(location?.propertyCount).toBe(14);
  });

  it('has a default heading, its text folded at 250 characters and sanitised answers', async () => {
    const location = await findLocationPage({ db }, 'glenelg');
    expect(location?.heading).toBe('Places to stay in Glenelg');
    expect(location?.text.isFolded).toBe(true);
    expect(location?.text.html).toContain('<h2 id="square-jetty">Square &amp; jetty</h2>');
    expect(location?.text.html).not.toContain('script');
    expect(location?.faq).toEqual([{ question: 'Tram?', answer: '<p>Yes, <a>it</a> runs.</p>' }]);
    expect(location?.picture?.base).toBe('/media/hero-jetty');
  });

  it('lists its published guides in their order', async () => {
    const location = await findLocationPage({ db }, 'glenelg');
    expect(location?.guides.map(({ title, path }) => [title, path])).toEqual([
      ['First', '/guides/first'],
      ['Second', '/guides/second'],
    ]);
  });

  it('does not exist for drafts, for pages of another type and for unknown places', async () => {
    for (const slug of ['adelaide-hills', 'hahndorf', 'guides/first', 'atlantis', '']) {
      expect(await findLocationPage({ db }, slug)).toBeNull();
    }
  });
});

describe('list of locations', () => {
  it('has the active groups in order, children below their parent, with public stays counted once', async () => {
    const locations = await listLocations({ db });
    expect(
      locations.map(({ slug, propertyCount, children }) => [
        slug,
        propertyCount,
        children.map(({ slug }) => slug),
      ]),
    ).toEqual([
      ['adelaide-hills', 1, ['hahndorf']],
      ['glenelg', 14, []],
    ]);
    expect(locations[0]?.children[0]?.propertyCount).toBe(1);
  });

  it('leads to the location page when that is published, else to the search', async () => {
    const [hillsEntry, glenelg] = await listLocations({ db });
    expect(glenelg?.path).toBe('/location/glenelg');
    expect(hillsEntry?.path).toBe('/search?location=adelaide-hills');
  });
});

describe('a place among the choices of the search', () => {
  it('is marked as having a page when a published one is about it', async () => {
    const places = await listPlaces({ db });
    expect(places.map(({ slug, hasPage }) => [slug, hasPage])).toEqual([
      ['adelaide-hills', false],
      ['glenelg', true],
      ['hahndorf', false],
    ]);
  });
});
