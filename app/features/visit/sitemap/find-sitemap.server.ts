import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { selectNearPages } from '~/features/directory/places/near-pages.server';
import { nearPath } from '~/features/directory/places/near-path';
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
  const [stored, { stays, near }] = await Promise.all([listStoredPages(site), readSite(site.db)]);
  const pages = pageEntries(stored, near);
  if (pages.length + stays > addressesPerFile)
    return sitemapIndex(site.siteOrigin, await listParts(site, pages));
  return urlset(site.siteOrigin, [...pages, ...(await listPropertyAddresses(site, null))]);
}

/** One file of the index by its name, `pages.xml` or `properties-<part>.xml`; null when there is none. */
export async function findSitemapPart(site: Site, name: string): Promise<string | null> {
  if (name === 'pages.xml') {
    const [stored, near] = await Promise.all([listStoredPages(site), selectNearPages(site.db)]);
    return urlset(site.siteOrigin, pageEntries(stored, near));
  }
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

const listStoredPages = ({ db, siteOrigin }: Site) =>
  listSitemapPages({ db }, { origin: siteOrigin, limit: pageLimit });

type Stored = Awaited<ReturnType<typeof listStoredPages>>;

/** Fixed and stored pages, and those near a landmark; an address of both counts once, as the stored page. */
function pageEntries(stored: Stored, near: readonly { slug: string }[]): SitemapEntry[] {
  const taken = new Set(stored.map(({ path }) => path));
  const fixed = [...fixedPaths, ...near.map(({ slug }) => nearPath(slug))];
  return [
    ...fixed.filter((path) => !taken.has(path)).map((path) => ({ path, updatedAt: null })),
    ...stored.map(({ path, updatedAt }) => ({ path, updatedAt })),
  ];
}

/** How many public properties there are, and the landmarks with a page, in one call. */
async function readSite(db: Database) {
  const { counted, near } = await runBatch(db, {
    counted: db.all<{ total: number }>(sql`select ${countedProperties('all', '', 'public')} as total`),
    near: selectNearPages(db),
  });
  return { stays: counted[0]?.total ?? 0, near };
}
