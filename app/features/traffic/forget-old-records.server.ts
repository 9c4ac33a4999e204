import { and, eq, lt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs, processedMessages, rateLimits } from '~/db/schema';

const day = 86_400_000;

/**
 * Drops what no longer matters: counters a day after their window, message ids a week after their delivery, jobs a month
 * after they were done. A job that failed or whose end is unknown stays for somebody to look at.
 */
export async function forgetOldRecords({
  db,
  clock,
}: {
  db: Database;
  clock: { now(): Date };
}): Promise<number> {
  const now = clock.now().getTime();
  const [limits, messages, done] = await db.batch([
    db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - day))),
    db.delete(processedMessages).where(lt(processedMessages.processedAt, new Date(now - 7 * day))),
    db.delete(jobs).where(and(eq(jobs.state, 'done'), lt(jobs.dueAt, new Date(now - 30 * day)))),
  ]);
  return limits.meta.changes + messages.meta.changes + done.meta.changes;
}
