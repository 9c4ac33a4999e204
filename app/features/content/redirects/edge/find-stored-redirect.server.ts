import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { localPath } from '~/lib/paths';

import { longestRedirectPath, lookupPath } from '~/features/content/redirects/rules/redirect-path';
import type { StoredRedirect } from '~/features/content/redirects/rules/redirect-table';

/**
 * The active redirect of a path in D1. Read before a 404, so that a new redirect works at once although the
 * edge may cache its absence for a minute.
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
