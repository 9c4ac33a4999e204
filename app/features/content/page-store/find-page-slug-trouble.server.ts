import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages, redirects } from '~/db/schema';
import { pagePath } from '~/features/content/pages/page-paths';
import type { PageContent } from '~/features/content/revisions/page-content';

type Addressed = Pick<PageContent, 'slug' | 'pageType'>;

/**
 * Why a page cannot have that address, as a message beside the field: another page has it, even in the trash,
 * or a redirect does. A redirect to the page itself is one of its former addresses and is allowed. `page` is
 * null for a new one.
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

/** The message beside a slug that another page has. */
export const slugTaken = (isInTrash = false) =>
  isInTrash ? 'This slug is taken by a page in the trash' : 'This slug is taken by another page';
