import { and, asc, gte, lt } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { jobs } from '~/db/schema';
import { isLeftOver } from '~/features/work/jobs/list-due-jobs.server';

/** As long as the queue may take. */
const lateMs = 60_000;
const atOnce = 20;

/** Ids of the mails about alerts (`alert:…`) that have been due for a minute and that no worker holds, 20 at most. */
export async function listLateAlerts({ db, clock }: DbClock): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(gte(jobs.id, 'alert:'), lt(jobs.id, 'alert;'), isLeftOver(now, new Date(now.getTime() - lateMs))),
    )
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
