import { asc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import type { PageType } from '~/db/vocabulary';
import { pagePath } from '~/features/content/pages/page-paths';

export type SitemapPage = { path: string; title: string; type: PageType; updatedAt: Date };

type Input = { origin: string; limit: number };

/** Published pages by title with their own addresses; a page with another canonical address is left out. */
export async function listSitemapPages(
  { db }: { db: Database },
  { origin, limit }: Input,
): Promise<SitemapPage[]> {
  const rows = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      pageType: pages.pageType,
      canonicalUrl: pages.canonicalUrl,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(eq(pages.isPublished, true))
    .orderBy(asc(pages.title), asc(pages.id))
    .limit(limit);
  return rows
    .map(({ canonicalUrl, ...row }) => ({ ...row, canonicalUrl, path: pagePath(row) }))
    .filter(({ canonicalUrl, path }) => !canonicalUrl || canonicalUrl === origin + path)
    .map(({ path, title, pageType, updatedAt }) => ({ path, title, type: pageType, updatedAt }));
}
