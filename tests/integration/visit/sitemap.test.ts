import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { findSitemap, findSitemapPart } from '~/features/visit/sitemap/find-sitemap.server';
import { listSitemapSections } from '~/features/visit/sitemap/list-sitemap-sections.server';
import { listSitemapProperties } from '~/features/visit/sitemap/list-sitemap-properties.server';

import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';

const site = { db: createDatabase(env.DB), siteOrigin: 'https://stay.test' };
const { db } = site;

let hiddenId = 0;

beforeAll(async () => {
  await createProperty(db, { name: 'Zebra', slug: 'zebra', updatedAt: new Date('2026-02-03T04:05:06Z') });
  await createProperty(db, { name: 'apple', slug: 'apple', locationSlug: null });
  for (const hidden of [{ isApproved: false }, { isPublished: false }, { archivedAt: new Date() }]) {
    const row = await createProperty(db, { name: 'mark-hidden', ...hidden });
    hiddenId = row.id;
    await db.run(sql`update properties set slug = ${`mark-hidden-${row.id}`} where id = ${row.id}`);
  }
  await createPage(db, { slug: 'glenelg', title: 'Glenelg', pageType: 'location' });
  await createPage(db, { slug: 'guides/trams', title: 'Trams', pageType: 'guide' });
  await createPage(db, { slug: 'about', title: 'About' });
  await createPage(db, { slug: 'blog', title: 'Blog' });
  await createPage(db, { slug: 'mark-draft', title: 'mark-draft', isPublished: false });
  await createPage(db, {
    slug: 'mark-elsewhere',
    title: 'mark-elsewhere',
    canonicalUrl: 'https://other.test/',
  });
});

const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('sitemap.xml', () => {
  it('lists canonical addresses of public stays, published pages and landing pages, each once', async () => {
    const xml = await findSitemap(site);
    const listed = addresses(xml);
    for (const path of [
      '/',
      '/accommodation/glenelg/zebra',
      '/property/apple',
      '/location/glenelg',
      '/guides/trams',
      '/about',
      '/blog',
      '/adelaide-hotels',
    ]) {
      expect(listed.filter((address) => address === site.siteOrigin + path)).toHaveLength(1);
    }
    expect(new Set(listed).size).toBe(listed.length);
    expect(xml).toContain('zebra</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>');
  });

  it('has no hidden stay, no draft and no page that is canonical elsewhere', async () => {
    expect(await findSitemap(site)).not.toContain('mark-');
    expect(await findSitemapPart(site, 'properties-1.xml')).not.toContain('mark-');
  });

  it('has no parts but those that exist', async () => {
    for (const name of [
      'properties-2.xml',
      'properties-0.xml',
      'properties-.xml',
      'properties-1',
      'x.xml',
      '',
    ]) {
      expect(await findSitemapPart(site, name)).toBeNull();
    }
  });
});

describe('sitemap screen', () => {
  it('lists main pages, hubs and content pages, each address once', async () => {
    const sections = await listSitemapSections(site);
    expect(sections.map(({ title }) => title)).toEqual([
      'Main pages',
      'Accommodation hubs',
      'Locations',
      'Guides',
      'Pages',
    ]);
    const paths = sections.flatMap(({ links }) => links.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(JSON.stringify(sections)).not.toContain('mark-');
  });

  it('lists public stays by name; the id of a hidden one reveals nothing', async () => {
    const fromStart = await listSitemapProperties({ db }, null);
    expect(fromStart.stays).toEqual([
      { title: 'apple', path: '/property/apple' },
      { title: 'Zebra', path: '/accommodation/glenelg/zebra' },
    ]);
    expect(await listSitemapProperties({ db }, hiddenId)).toEqual(fromStart);
  });
});

describe('with more than 5,000 stays', () => {
  beforeAll(async () => {
    await db.run(sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5100)
      insert into properties (name, slug, property_type, location_slug, address, is_approved, is_published)
      select 'Many ' || printf('%05d', n), 'many-' || n, 'motel', 'glenelg', n || ' Row', 1, n % 1000 <> 0 from numbers`);
  });

  it('sitemap.xml is an index, and its parts have every public stay once', async () => {
    const parts = addresses(await findSitemap(site)).map((address) =>
      address?.replace('https://stay.test/sitemap/', ''),
    );
    expect(parts).toEqual(['pages.xml', 'properties-1.xml', 'properties-2.xml']);
    const files = await Promise.all(parts.map((part) => findSitemapPart(site, part ?? '')));
    const stays = files.slice(1).flatMap(addresses);
    expect(stays).toHaveLength(2 + 5100 - 5);
    expect(new Set(stays).size).toBe(stays.length);
    expect(addresses(files[0] ?? null)).toContain('https://stay.test/location/glenelg');
  });

  it('the screen continues from page to page and shows every public stay once', async () => {
    const seen: string[] = [];
    let after: number | null = null;
    do {
      const { stays, next }: Awaited<ReturnType<typeof listSitemapProperties>> = await listSitemapProperties(
        { db },
        after,
      );
      seen.push(...stays.map(({ path }) => path));
      after = next;
    } while (after !== null);
    expect(seen).toHaveLength(2 + 5100 - 5);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('reads the screen along an index', async () => {
    const plan = await db.all<{ detail: string }>(sql`explain query plan
      select id from properties where (is_approved = 1 and is_published = 1 and archived_at is null)
        and name collate nocase >= 'Many 00100' and (name collate nocase > 'Many 00100' or search_rank > 5)
      order by name collate nocase, search_rank limit 201`);
    expect(plan.map(({ detail }) => detail).join('; ')).toContain(
      'SEARCH properties USING INDEX public_by_name',
    );
  });
});
