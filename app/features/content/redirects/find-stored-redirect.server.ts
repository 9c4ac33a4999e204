import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { localPath } from '~/lib/paths';

import { longestRedirectPath, lookupPath } from './redirect-path';
import type { StoredRedirect } from './redirect-table';

/**
 * The active redirect of a path as D1 has it. Asked for what would be a 404, so that a new redirect acts at once, though
 * the edge may remember for a minute that there was none.
 */
export async function findStoredRedirect(
  { db }: { db: Database },
  path: string,
): Promise<StoredRedirect | null> {
  const from = lookupPath(path);
  if (from.length > longestRedirectPath) return null;
  const [row] = await db
    .select({ to: redirects.toPath, status: redirects.statusCode })
    .from(redirects)
    .where(and(eq(redirects.fromPath, from), eq(redirects.isActive, true)))
    .limit(1);
  const to = row && localPath(row.to);
  return to ? { to, status: row.status } : null;
}
