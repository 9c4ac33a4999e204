import { lt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { processedMessages, rateLimits } from '~/db/schema';

const day = 86_400_000;

/** Drops counters and message ids that no longer matter: a day after their window, a week after their delivery. */
export async function forgetOldRecords({
  db,
  clock,
}: {
  db: Database;
  clock: { now(): Date };
}): Promise<number> {
  const now = clock.now().getTime();
  const [limits, messages] = await db.batch([
    db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - day))),
    db.delete(processedMessages).where(lt(processedMessages.processedAt, new Date(now - 7 * day))),
  ]);
  return limits.meta.changes + messages.meta.changes;
}
