import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pageRevisions } from '~/db/schema';
import { pageContentSchema } from '~/features/content/revisions/page-content';

/** A kept version of a page, or null. */
export async function findRevision({ db }: { db: Database }, pageId: number, version: number) {
  const [row] = await db
    .select({ data: pageRevisions.data, createdAt: pageRevisions.createdAt })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.version, version)))
    .limit(1);
  const content = pageContentSchema.safeParse(row?.data);
  return row && content.success ? { content: content.data, createdAt: row.createdAt } : null;
}
