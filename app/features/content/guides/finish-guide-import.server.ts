import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { auditLog } from '~/db/schema';
import { auditStatement } from '~/features/work/audit/record-audit.server';
import type { ImportedGuide } from '~/jobs/guide-import-job';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

import { countOutcomes } from './guide-import-report';

type Finished = {
  jobId: string;
  actor: LoggedActor;
  outcomes: readonly ImportedGuide[];
};

/** Writes an import with its counts into the audit log, once however often it is called. */
export async function finishGuideImport(
  { db, clock }: { db: Database; clock: Clock },
  { jobId, actor, outcomes }: Finished,
): Promise<void> {
  const subject = `job:${jobId}`;
  const isNew = sql`not exists (select 1 from ${auditLog} where ${auditLog.subject} = ${subject})`;
  await auditStatement(
    db,
    { actor, action: 'guides-imported', subject, detail: countOutcomes(outcomes) },
    { guard: isNew, now: clock.now() },
  );
}
