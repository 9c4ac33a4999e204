import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { homepageSettings, locationGroups, locationRelatedGuides, mediaImages } from '~/db/schema';
import { listGuides } from '~/features/content/guides/list-guides.server';
import { findLocationPage } from '~/features/content/locations/find-location-page.server';
import { listLocations } from '~/features/content/locations/list-locations.server';
import { listNewestPages } from '~/features/content/pages/list-newest-pages.server';
import { findHomePage } from '~/features/visit/home/find-home-page.server';

import { createPage } from '../../factories/page';

const db = createDatabase(env.DB);
const real = { widths: [320, 480, 640], width: 700, height: 900, placeholder: '#123456' };
const ofSite = { widths: [480, 640, 760, 960, 1280, 2000], width: 2000, height: 1000 };
let address: string;

beforeAll(async () => {
  const [image] = await db
    .insert(mediaImages)
    .values({
      storageKey: 'pages/1',
      altText: 'A jetty',
      fileName: 'jetty.jpg',
      width: 700,
      height: 900,
      placeholder: '#123456',
    })
    .returning();
  address = `/media/library-${image!.id}`;
  const featuredImageUrl = address;
  const guide = await createPage(db, { slug: 'guides/sized', pageType: 'guide', featuredImageUrl });
  await createPage(db, { slug: 'guides/of-site', pageType: 'guide' });
  const gone = { pageType: 'guide' as const, featuredImageUrl: '/media/library-999' };
  await createPage(db, { slug: 'guides/gone', ...gone });
  await db.insert(locationGroups).values({ slug: 'sized', name: 'Sized', imageUrl: address });
  const place = await createPage(db, { slug: 'sized', pageType: 'location' });
  await db.insert(locationRelatedGuides).values({ pageId: place.id, guidePageId: guide.id });
  await db.insert(homepageSettings).values({ heroImageUrl: address });
});

describe('a picture of the library has its exact size', () => {
  it('in the hero of the home page', async () => {
    expect((await findHomePage({ db }, null)).heroImage).toEqual({ base: address, ...real, alt: '' });
  });

  it('on the cards of guides and of the newest pages; one of the site, or one that is gone, stays as it is', async () => {
    const { guides } = await listGuides({ db }, 1);
    for (const cards of [guides, await listNewestPages({ db })]) {
      const coverOf = (path: string) => cards.find((card) => card.path === path)?.picture;
      expect(coverOf('/guides/sized')).toMatchObject(real);
      expect(coverOf('/guides/of-site')).toMatchObject(ofSite);
      expect(coverOf('/guides/gone')).toMatchObject(ofSite);
    }
  });

  it('on the cards of locations and of the guides that a location page names', async () => {
    const [location] = (await listLocations({ db })).filter(({ slug }) => slug === 'sized');
    expect(location?.picture).toMatchObject(real);
    expect((await findLocationPage({ db }, 'sized'))?.guides).toMatchObject([{ picture: real }]);
  });
});
