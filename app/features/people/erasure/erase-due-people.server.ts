import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { numbered, runBatch } from '~/db/run-batch';
import { erasureRequests } from '~/db/schema';

import { erasureStatements } from './erasure-statements';

const peopleAtOnce = 10;

/**
 * Erases the people whose days have passed, ten at once, each in one batch: all of a person's data or
 * nothing. A request that was already erased, or cancelled meanwhile, finds no person and changes nothing.
 * Returns how many were erased.
 */
export async function eraseDuePeople({ db, clock }: DbClock): Promise<number> {
  const now = clock.now();
  const due = await db
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(
      and(
        isNull(erasureRequests.erasedAt),
        isNotNull(erasureRequests.confirmedAt),
        lte(erasureRequests.dueAt, now),
      ),
    )
    .orderBy(asc(erasureRequests.dueAt), asc(erasureRequests.id))
    .limit(peopleAtOnce);
  for (const { id } of due) {
    const statements = erasureStatements(id, now).map((statement) => db.run(statement));
    await runBatch(db, numbered('step', statements));
  }
  return due.length;
}
