import { and, asc, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { jobs } from '~/db/schema';

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
      and(
        gte(jobs.id, 'alert:'),
        lt(jobs.id, 'alert;'),
        inArray(jobs.state, ['waiting', 'running']),
        lte(jobs.dueAt, new Date(now.getTime() - lateMs)),
        or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
      ),
    )
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
