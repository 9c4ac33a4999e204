import { describe, expect, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { openPage } from '../support/browser/pages';
import { bareProperty, hostileProperty } from '../support/hostile/odd-properties';
import { ask } from '../support/server/site';
import {
  lodgingTypes,
  structuredData,
  structuredDataProblems,
  type StructuredNode,
} from '../support/browser/structured-data';

const hostilePath = `/accommodation/${hostileProperty.locationSlug}/${hostileProperty.slug}`;

async function dataOf(path: string): Promise<StructuredNode[]> {
  return structuredData(await (await ask(path)).text());
}

const lodging = 'a kind of lodging';
function kinds(nodes: readonly StructuredNode[]) {
  return nodes.map(({ '@type': type }) => (lodgingTypes.includes(String(type)) ? lodging : type));
}

describe('structured data', () => {
  it.each([
    ['/', ['WebSite', 'Organization', 'FAQPage']],
    ['/search', ['BreadcrumbList', 'ItemList']],
    ['/adelaide-hotels', ['BreadcrumbList', 'ItemList']],
    ['/search?page=2', ['BreadcrumbList', 'ItemList']],
    ['/accommodation/unley', ['BreadcrumbList', 'ItemList']],
    ['/locations', ['BreadcrumbList', 'ItemList']],
    ['/location/glenelg', ['BreadcrumbList', 'FAQPage', 'ItemList']],
    ['/guides', ['BreadcrumbList', 'CollectionPage']],
    ['/help', ['BreadcrumbList', 'FAQPage']],
    ['/property/tidmarsh-house', [lodging]],
    ['/accommodation/north-adelaide/tidmarsh-house', [lodging, 'BreadcrumbList', 'FAQPage']],
    ['/property/longspan-residences', [lodging]],
    ['/property/the-galvo', [lodging]],
    ['/property/the-archdeacons-lodgings', [lodging]],
    ['/property/tapleigh-cottage', [lodging]],
    [`/property/${bareProperty.slug}`, [lodging]],
    [hostilePath, [lodging, 'BreadcrumbList', 'FAQPage']],
  ])('of %s is what a search engine accepts', async (path, types) => {
    const nodes = await dataOf(path);
    expect(structuredDataProblems(nodes)).toEqual([]);
    expect(kinds(nodes)).toEqual(types);
  });

  it.each([
    ['tidewrack-beach-resort', 'Resort'],
    ['hotel-ambrosine', 'Hotel'],
    ['four-oclock-motel', 'Motel'],
    ['the-tin-kettle-hostel', 'Hostel'],
    ['tidmarsh-house', 'BedAndBreakfast'],
    ['villa-calderwick', 'LodgingBusiness'],
  ])('names the fitting kind of lodging: %s is a %s', async (slug, type) => {
    expect((await dataOf(`/property/${slug}`))[0]?.['@type']).toBe(type);
  });

  it('has the facts of a stay’s page, the same in both layouts', async () => {
    const [a] = await dataOf('/property/tidewrack-beach-resort');
    const [b] = await dataOf('/accommodation/glenelg/tidewrack-beach-resort');
    expect(a).toMatchObject({
      name: 'Tidewrack Beach Resort',
      address: {
        streetAddress: '2 Pipi Strand',
        addressLocality: 'Glenelg',
        addressRegion: 'SA',
        postalCode: '5045',
        addressCountry: 'AU',
      },
      geo: { latitude: -34.9823, longitude: 138.5131 },
      telephone: '(08) 5550 4108',
      priceRange: 'A$229–A$565',
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      starRating: { ratingValue: 4 },
    });
    expect(String(a?.url)).toMatch(/\/accommodation\/glenelg\/tidewrack-beach-resort$/);
    expect(b).toEqual(a);
    expect(a).not.toHaveProperty('aggregateRating');
  });

  it('has no unknown price', async () => {
    const [unpriced] = await dataOf('/property/the-archdeacons-lodgings');
    expect(unpriced).not.toHaveProperty('priceRange');
    const [bare] = await dataOf(`/property/${bareProperty.slug}`);
    for (const name of ['aggregateRating', 'priceRange', 'geo', 'telephone', 'checkinTime', 'starRating'])
      expect(bare).not.toHaveProperty(name);
  });

  it('stays in the document of its page, and goes with the page when the router shows another', async () => {
    const page = await openPage();
    await openHydrated(page, '/location/glenelg');
    const scripts = page.locator('script[type="application/ld+json"]');
    expect(await scripts.count()).toBe(3);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
    await page.waitForURL('**/guides');
    await expect.poll(() => scripts.count()).toBe(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('keeps a stay’s texts word for word, whatever they try to close', async () => {
    const [stay] = await dataOf(hostilePath);
    expect([stay?.name, stay?.description]).toEqual([hostileProperty.name, hostileProperty.shortDescription]);
  });
});
