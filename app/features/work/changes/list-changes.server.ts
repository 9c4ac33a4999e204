import { desc, gt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contentChanges } from '~/db/schema';

/**
 * Changes of content after the one with the number `after`, newest first, with `at` in milliseconds: at most `limit`. The
 * key of a thing that changed again is listed once, with its latest change.
 */
export async function listChanges({ db }: { db: Database }, after: number, limit: number) {
  const rows = await db
    .select({ key: contentChanges.key, seq: contentChanges.seq, at: contentChanges.changedAt })
    .from(contentChanges)
    .where(gt(contentChanges.seq, after))
    .orderBy(desc(contentChanges.seq))
    .limit(limit);
  return rows.map(({ key, seq, at }) => ({ key, seq, at: at.getTime() }));
}
