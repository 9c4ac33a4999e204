import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';

import type { RedirectTable } from './redirect-table';

const mostRedirects = 10_000;

/** Makes the edge's table equal to the active redirects in D1. Returns how many differences it mended. */
export async function reconcileRedirects({
  db,
  redirects: table,
}: {
  db: Database;
  redirects: RedirectTable;
}): Promise<number> {
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath, status: redirects.statusCode })
    .from(redirects)
    .where(eq(redirects.isActive, true))
    .orderBy(redirects.id)
    .limit(mostRedirects);
  const stored = await table.list();
  let mended = 0;
  for (const { from, to, status } of rows) {
    const entry = stored.get(from);
    stored.delete(from);
    if (entry?.to === to && entry.status === status) continue;
    await table.put(from, { to, status });
    mended += 1;
  }
  for (const from of stored.keys()) {
    await table.remove(from);
    mended += 1;
  }
  return mended;
}
