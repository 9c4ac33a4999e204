import { and, eq, exists, isNull, not, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { factors } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { hasRoom } from './begin-factor.server';
import { findPendingFactor } from './find-pending-factor.server';
import { firstFactor } from './first-factor';
import { hasFactor } from './has-factor';
import { newRecoveryCodes } from './recovery-code.server';
import { findTotpStep } from './totp.server';

type Dependencies = {
  db: Database;
  jobs: JobQueue;
  clock: Clock;
  pepper: Secret;
  factorSecret: Secret;
};

export type FactorConfirmation =
  /** The account's first second factor. The only time that the recovery codes are shown. */
  | { outcome: 'on'; codes: string[] }
  /** One more; the recovery codes stay. */
  | { outcome: 'added' }
  | { outcome: 'wrong' }
  /** No setup is pending any more, or another request has finished it. */
  | { outcome: 'gone' };

/** Condition: the app is still being set up, and there is room for it. */
const isPending = (db: Database, factorId: string, userId: string) =>
  exists(
    db
      .select({ id: factors.id })
      .from(factors)
      .where(
        and(
          eq(factors.id, factorId),
          eq(factors.userId, userId),
          isNull(factors.verifiedAt),
          hasRoom(db, userId),
        ),
      ),
  );

/**
 * Activates the authenticator app that is being set up, under a name, once it has shown a valid code, and notifies the owner
 * by mail. The account's first second factor creates recovery codes and ends every session but the actor's and every
 * pending sign-in. One batch, which claims the app at its end.
 */
export async function confirmFactor(
  deps: Dependencies,
  actor: Actor,
  code: string,
  name = 'Authenticator app',
): Promise<FactorConfirmation> {
  const { db, jobs, clock, pepper } = deps;
  const { userId } = actor;
  const factor = await findPendingFactor(deps, userId);
  if (!factor) return { outcome: 'gone' };
  const step = findTotpStep(factor.secret, code, clock.now());
  if (step === null) return { outcome: 'wrong' };
  const now = clock.now();
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const onlyIf = isPending(db, factor.id, userId);
  const has = hasFactor(db, userId);
  const isFirst = sql`${onlyIf} and ${not(has)}`;
  const isMore = sql`${onlyIf} and (${has})`;
  const { newCodes, claimed } = await runBatch(db, {
    ...firstFactor(db, actor, { rows, now, isFirst }),
    mail: queueMail(db, { version: 1, mail: 'factor-added', userId }, { id: jobId, now, onlyIf: isFirst }),
    mailOfMore: queueMail(
      db,
      { version: 1, mail: 'authenticator-added', userId },
      { id: jobId, now, onlyIf: isMore },
    ),
    entry: auditStatement(db, { actor, action: 'factor-added' }, { guard: isFirst, now }),
    entryOfMore: auditStatement(db, { actor, action: 'authenticator-added' }, { guard: isMore, now }),
    claimed: db
      .update(factors)
      .set({ verifiedAt: now, lastUsedStep: step, friendlyName: name })
      .where(and(eq(factors.id, factor.id), onlyIf)),
  });
  if (claimed.meta.changes === 0) return { outcome: 'gone' };
  jobs.announce([jobId]);
  return newCodes.meta.changes > 0 ? { outcome: 'on', codes } : { outcome: 'added' };
}
