import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { recoveryCodes } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { hasFactor } from './has-factor';
import { insertRecoveryCodes, newRecoveryCodes } from './recovery-code.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock; pepper: Secret };

/** Replaces all recovery codes of an actor with a second factor and notifies them by mail; null without a factor. */
export async function renewRecoveryCodes(
  { db, jobs, clock, pepper }: Dependencies,
  actor: Actor,
): Promise<string[] | null> {
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const onlyIf = hasFactor(db, userId);
  const { mail } = await runBatch(db, {
    oldCodes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), onlyIf)),
    newCodes: insertRecoveryCodes(db, { userId, rows }, { now, onlyIf }),
    entry: auditStatement(db, { actor, action: 'recovery-codes-made' }, { guard: changed, now }),
    mail: queueMail(db, { version: 1, mail: 'recovery-codes-made', userId }, { id: jobId, now, onlyIf }),
  });
  if (mail.length === 0) return null;
  jobs.announce([jobId]);
  return codes;
}
