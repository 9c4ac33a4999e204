import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { pageRevisions, pages } from '~/db/schema';

/**
 * Statement that keeps a page as it is when the statement runs, under its version; a version that is kept
 * already is not replaced. `which` finds the page by its row. Without `now` the revision's date is that of
 * the page's last change.
 */
export function keepRevision(
  db: Database,
  which: SQL,
  { actorId, now }: { actorId: string | null; now?: Date },
) {
  return insertRow(
    db,
    pageRevisions,
    {
      pageId: pages.id,
      version: pages.version,
      data: content,
      actorId,
      createdAt: now ?? pages.updatedAt,
    },
    sql`from ${pages} where ${which}`,
  ).onConflictDoNothing();
}

/** The page's content as a revision's `data`; blank is null. */
const content = sql`json_object(
  'title', ${pages.title}, 'slug', ${pages.slug}, 'h1Title', ${pages.h1Title}, 'content', ${pages.content},
  'excerpt', ${pages.excerpt}, 'metaDescription', ${pages.metaDescription}, 'metaKeywords', ${pages.metaKeywords},
  'canonicalUrl', ${pages.canonicalUrl}, 'featuredImageUrl', ${pages.featuredImageUrl},
  'pageType', ${pages.pageType}, 'isPublished', json(iif(${pages.isPublished}, 'true', 'false')),
  'faqContent', json(${pages.faqContent}), 'seoSchema', json(${pages.seoSchema}))`;
