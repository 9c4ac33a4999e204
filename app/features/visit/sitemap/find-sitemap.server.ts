import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { countedProperties } from '~/features/directory/property/counted-properties';

import { fixedPaths } from './fixed-addresses';
import { listPropertyAddresses, listPropertyParts } from './list-property-addresses.server';
import { listSitemapPages } from './list-sitemap-pages.server';
import { sitemapIndex, urlset, type SitemapEntry } from './sitemap-xml';

/** Maximum number of addresses in one file; with more there is an index with parts. */
const addressesPerFile = 5000;
const pageLimit = 20_000;

type Site = { db: Database; siteOrigin: string };

/**
 * /sitemap.xml: every indexable address, or an index of the parts that contain them. Three calls to the
 * database.
 */
export async function findSitemap(site: Site): Promise<string> {
  const [pages, stays] = await Promise.all([listPageEntries(site), countPublicProperties(site.db)]);
  if (pages.length + stays > addressesPerFile)
    return sitemapIndex(site.siteOrigin, await listParts(site, pages));
  return urlset(site.siteOrigin, [...pages, ...(await listPropertyAddresses(site, null))]);
}

/** One file of the index by its name, `pages.xml` or `properties-<part>.xml`; null when there is none. */
export async function findSitemapPart(site: Site, name: string): Promise<string | null> {
  if (name === 'pages.xml') return urlset(site.siteOrigin, await listPageEntries(site));
  const part = Number(/^properties-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
  if (!part) return null;
  const entries = await listPropertyAddresses(site, part);
  return entries.length > 0 ? urlset(site.siteOrigin, entries) : null;
}

async function listParts({ db }: Site, pages: readonly SitemapEntry[]): Promise<SitemapEntry[]> {
  const changes = pages.flatMap(({ updatedAt }) => updatedAt?.getTime() ?? []);
  const parts = await listPropertyParts({ db });
  return [
    { path: '/sitemap/pages.xml', updatedAt: changes.length > 0 ? new Date(Math.max(...changes)) : null },
    ...parts.map(({ part, updatedAt }) => ({ path: `/sitemap/properties-${part}.xml`, updatedAt })),
  ];
}

/** Fixed and stored pages; an address of both counts once, as the stored page. */
async function listPageEntries({ db, siteOrigin }: Site): Promise<SitemapEntry[]> {
  const stored = await listSitemapPages({ db }, { origin: siteOrigin, limit: pageLimit });
  const taken = new Set(stored.map(({ path }) => path));
  const fixed = fixedPaths.filter((path) => !taken.has(path)).map((path) => ({ path, updatedAt: null }));
  return [...fixed, ...stored.map(({ path, updatedAt }) => ({ path, updatedAt }))];
}

async function countPublicProperties(db: Database): Promise<number> {
  const row = await db.get<{ total: number }>(sql`select ${countedProperties('all', '', 'public')} as total`);
  return row?.total ?? 0;
}
