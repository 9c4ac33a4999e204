import { eq, gte, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { deadLetters, modelCalls, requestFigures, storageCounts, systemFigures } from '~/db/schema';

import { failedJobs, waitingJobs } from './find-job-state';
import { figuresKeptMs, slotMs, slotOf } from './slots';

/**
 * Writes the state of the site once in ten minutes, and deletes figures of more than 30 days ago. Returns 1 when it wrote, and 0
 * when these ten minutes have their figures already.
 */
export async function recordFigures({ db, clock }: DbClock): Promise<number> {
  const now = clock.now();
  const slot = new Date(slotOf(now.getTime()));
  const [known] = await db
    .select({ slot: systemFigures.slot })
    .from(systemFigures)
    .where(eq(systemFigures.slot, slot))
    .limit(1);
  if (known) return 0;
  const state = await readState(db, now);
  const until = new Date(now.getTime() - figuresKeptMs);
  await runBatch(db, {
    figures: db
      .insert(systemFigures)
      .values({ slot, ...state })
      .onConflictDoNothing(),
    oldRequests: db.delete(requestFigures).where(lt(requestFigures.slot, until)),
    oldFigures: db.delete(systemFigures).where(lt(systemFigures.slot, until)),
    oldLetters: db.delete(deadLetters).where(lt(deadLetters.diedAt, until)),
  });
  return 1;
}

async function readState(db: Database, now: Date) {
  const { waiting, failed, costs, storage } = await runBatch(db, {
    waiting: waitingJobs(db, now),
    failed: failedJobs(db),
    costs: db
      .select({ sum: sql<number>`coalesce(sum(${modelCalls.costMicroUsd}), 0)` })
      .from(modelCalls)
      .where(gte(modelCalls.createdAt, new Date(now.getTime() - slotMs))),
    storage: db.select({ bytes: storageCounts.countedBytes }).from(storageCounts).limit(1),
  });
  const { meta } = await db.run(sql`select 1`);
  const oldest = waiting[0]?.oldest ?? null;
  return {
    jobsWaiting: waiting[0]?.waiting ?? 0,
    oldestJobMs: oldest === null ? 0 : now.getTime() - oldest,
    jobsFailed: failed[0]?.failed ?? 0,
    mailFailures: failed[0]?.mails ?? 0,
    aiCostMicroUsd: costs[0]?.sum ?? 0,
    databaseBytes: meta.size_after ?? null,
    mediaBytes: storage[0]?.bytes ?? null,
  };
}
