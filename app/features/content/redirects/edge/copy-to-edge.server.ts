import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';

import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import { settleInTurns } from './settle-in-turns';

const pathsOfOneRead = 500;

/**
 * Copies the present state of these paths from D1 to the edge. False when some of it failed; the next
 * reconciliation repairs it.
 */
export async function copyToEdge(
  { db, redirects: table }: { db: Database; redirects: RedirectTable },
  paths: readonly string[],
): Promise<boolean> {
  let isDone = true;
  for (let at = 0; at < paths.length; at += pathsOfOneRead) {
    const some = paths.slice(at, at + pathsOfOneRead);
    const rows = await db
      .select()
      .from(redirects)
      .where(sql`${redirects.fromPath} in (select value from json_each(${JSON.stringify(some)}))`)
      .limit(some.length);
    const failed = await settleInTurns(some, (path) => {
      const row = rows.find(({ fromPath, isActive }) => isActive && fromPath === path);
      return row ? table.put(path, { to: row.toPath, status: row.statusCode }) : table.remove(path);
    });
    if (failed.length > 0) isDone = false;
  }
  return isDone;
}
