import { and, desc, eq, lt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pageRevisions, profiles } from '~/db/schema';

const pageSize = 50;

/**
 * Kept versions of a page, latest first, with the author of each; `next` is the version after which to
 * continue, or null.
 */
export async function listRevisions(
  { db }: { db: Database },
  pageId: number,
  { below }: { below: number | null },
) {
  const rows = await db
    .select({
      version: pageRevisions.version,
      createdAt: pageRevisions.createdAt,
      actorId: pageRevisions.actorId,
      name: profiles.fullName,
      email: profiles.email,
    })
    .from(pageRevisions)
    .leftJoin(profiles, eq(profiles.userId, pageRevisions.actorId))
    .where(
      and(eq(pageRevisions.pageId, pageId), below === null ? undefined : lt(pageRevisions.version, below)),
    )
    .orderBy(desc(pageRevisions.version))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    revisions: shown.map(({ name, email, actorId, ...row }) => ({
      ...row,
      by: nameOf({ name, email, actorId }),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.version ?? null) : null,
  };
}

type Author = { name: string | null; email: string | null; actorId: string | null };

/** A version without an actor is older than the first edit, or its author's account is gone. */
function nameOf({ name, email, actorId }: Author): string {
  if (!actorId) return 'Nobody known';
  return name?.trim() || email || 'Nobody known';
}
