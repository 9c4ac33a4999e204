import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { localPath } from '~/lib/paths';

/**
 * Target of the first of these addresses that is an active redirect; null when none is. The edge has already
 * followed those in its copy: this is for the minute in which the copy is behind.
 */
export async function findMovedPath(
  { db }: { db: Database },
  paths: readonly string[],
): Promise<string | null> {
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(inArray(redirects.fromPath, [...paths]), eq(redirects.isActive, true)))
    .orderBy(redirects.id)
    .limit(paths.length);
  const found = paths.map((path) => rows.find(({ from }) => from === path)).find(Boolean);
  return found ? localPath(found.to) : null;
}
