import { and, desc, eq, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { missingPaths, redirects } from '~/db/schema';

const pageSize = 25;

export type MissingMark = { hits: number; path: string };

/**
 * One page of the paths that answered 404, the most requested first; without those that a redirect answers by
 * now.
 */
export async function listMissingPaths({ db }: { db: Database }, after: MissingMark | null) {
  const rows = await db
    .select()
    .from(missingPaths)
    .where(
      and(
        notExists(
          db
            .select({ one: sql`1` })
            .from(redirects)
            .where(and(eq(redirects.fromPath, missingPaths.path), eq(redirects.isActive, true))),
        ),
        after
          ? sql`(${missingPaths.hitCount} < ${after.hits}
              or (${missingPaths.hitCount} = ${after.hits} and ${missingPaths.path} > ${after.path}))`
          : undefined,
      ),
    )
    .orderBy(desc(missingPaths.hitCount), missingPaths.path)
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? { hits: last.hitCount, path: last.path } : null };
}

/** Removes a path from the list until it is requested again; false when it was not there. */
export async function dismissMissingPath({ db }: { db: Database }, path: string): Promise<boolean> {
  const { meta } = await db.delete(missingPaths).where(eq(missingPaths.path, path));
  return meta.changes > 0;
}
