import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import { guideBadge } from '~/features/content/guides/guide-badge';
import { guideCover } from '~/features/content/guides/guide-cover';
import { withSizedPictures } from '~/features/pictures/library/sized-picture.server';
import type { PageType } from '~/db/vocabulary';

import { listContentSettings } from './list-content-settings.server';
import { pagePath, sitePageSlugs } from './page-paths';
import { fillTokensInText } from './text-tokens';

const limit = 12;

const badges: Record<Exclude<PageType, 'guide'>, string> = { location: 'Location', page: 'Page' };

/**
 * The newest guides, location pages and other pages, at most 12; pages about the site itself are left out.
 */
export async function listNewestPages({ db }: { db: Database }) {
  const [rows, settings] = await Promise.all([selectNewest(db), listContentSettings({ db })]);
  const newest = rows.map((row) => ({
    title: row.title,
    path: pagePath(row),
    badge: row.pageType === 'guide' ? guideBadge(row.slug) : badges[row.pageType],
    excerpt: row.excerpt && fillTokensInText(row.excerpt, settings),
    picture: guideCover(row.slug, row.featuredImageUrl),
    updatedAt: row.updatedAt,
  }));
  return withSizedPictures(db, newest);
}

function selectNewest(db: Database) {
  return db
    .select({
      title: pages.title,
      slug: pages.slug,
      pageType: pages.pageType,
      excerpt: sql<string | null>`coalesce(nullif(${pages.excerpt}, ''), ${pages.metaDescription})`,
      featuredImageUrl: pages.featuredImageUrl,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(
      and(
        eq(pages.isPublished, true),
        sql`${pages.slug} not in (select value from json_each(${JSON.stringify(sitePageSlugs)}))`,
      ),
    )
    .orderBy(desc(pages.createdAt), desc(pages.id))
    .limit(limit);
}
