import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import { withSizedPictures } from '~/features/pictures/library/sized-picture.server';

import { guideBadge } from './guide-badge';
import { guideCover } from './guide-cover';

const guidesPerPage = 48;

const isGuide = and(
  eq(pages.isPublished, true),
  eq(pages.pageType, 'guide'),
  sql`${pages.slug} like 'guides/%'`,
);

/** One page of the published guides, newest first, and how many there are. A page beyond the last is the last. */
export async function listGuides({ db }: { db: Database }, wantedPage: number) {
  const [counted] = await db
    .select({ total: sql<number>`count(*)` })
    .from(pages)
    .where(isGuide)
    .limit(1);
  const total = counted?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / guidesPerPage));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const rows = await db
    .select({
      title: pages.title,
      slug: pages.slug,
      excerpt: pages.excerpt,
      metaDescription: pages.metaDescription,
      featuredImageUrl: pages.featuredImageUrl,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(isGuide)
    .orderBy(desc(pages.createdAt), desc(pages.id))
    .limit(guidesPerPage)
    .offset((page - 1) * guidesPerPage);
  const guides = rows.map(({ title, slug, excerpt, metaDescription, featuredImageUrl, updatedAt }) => ({
    title,
    path: `/${slug}`,
    badge: guideBadge(slug),
    excerpt: excerpt || metaDescription,
    picture: guideCover(slug, featuredImageUrl),
    updatedAt,
  }));
  return { guides: await withSizedPictures(db, guides), total, page, pageCount, perPage: guidesPerPage };
}
