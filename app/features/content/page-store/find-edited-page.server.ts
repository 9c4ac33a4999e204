import { and, desc, eq, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pageRevisions, pages } from '~/db/schema';
import { pageContentSchema, type PageContent } from '~/features/content/revisions/page-content';

export type EditedPage = {
  id: number;
  version: number;
  content: PageContent;
  updatedAt: Date;
  /** Author of this version; null when no editor wrote it. */
  savedBy: string | null;
};

/** A page with all its editable fields, or null; a page in the trash cannot be edited. */
export async function findEditedPage({ db }: { db: Database }, id: number): Promise<EditedPage | null> {
  const [[row], [latest]] = await db.batch([
    db
      .select()
      .from(pages)
      .where(and(eq(pages.id, id), isNull(pages.deletedAt)))
      .limit(1),
    db
      .select({ version: pageRevisions.version, actorId: pageRevisions.actorId })
      .from(pageRevisions)
      .where(eq(pageRevisions.pageId, id))
      .orderBy(desc(pageRevisions.version))
      .limit(1),
  ]);
  if (!row) return null;
  return {
    id,
    version: row.version,
    content: pageContentSchema.parse({ ...row, faqContent: row.faqContent ?? [] }),
    updatedAt: row.updatedAt,
    savedBy: latest?.version === row.version ? latest.actorId : null,
  };
}
