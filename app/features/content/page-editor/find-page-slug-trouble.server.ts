import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages, redirects } from '~/db/schema';
import { pagePath } from '~/features/content/pages/page-paths';
import type { PageContent } from '~/features/content/revisions/page-content';

type Addressed = Pick<PageContent, 'slug' | 'pageType'>;

/**
 * Why a page cannot have that address, in words for beside the field: another page has it, if only in the trash, or it
 * is led elsewhere. One that leads to the page itself is one that the page had before. `page` is null for a new one.
 */
export async function findPageSlugTrouble(
  { db }: { db: Database },
  page: { id: number; before: Addressed } | null,
  wanted: Addressed,
): Promise<string | null> {
  const path = pagePath(wanted);
  const [[other], [redirect]] = await db.batch([
    db
      .select({ deletedAt: pages.deletedAt })
      .from(pages)
      .where(and(eq(pages.slug, wanted.slug), ne(pages.id, page?.id ?? 0)))
      .limit(1),
    db
      .select({ to: redirects.toPath })
      .from(redirects)
      .where(and(eq(redirects.fromPath, path), eq(redirects.isActive, true)))
      .limit(1),
  ]);
  if (other) return slugTaken(other.deletedAt !== null);
  const own = page && pagePath(page.before);
  if (redirect && redirect.to !== own && path !== own) {
    return `This address redirects to ${redirect.to}. Remove that redirect first, or choose another slug`;
  }
  return null;
}

/** What is said beside a slug that another page has. */
export const slugTaken = (isInTrash = false) =>
  isInTrash ? 'This slug is taken by a page in the trash' : 'This slug is taken by another page';
