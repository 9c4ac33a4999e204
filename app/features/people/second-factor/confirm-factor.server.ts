import { and, eq, exists, inArray, isNull, ne, not } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { accountTokens, factors, recoveryCodes, sessions } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/clock';

import { findPendingFactor } from './find-pending-factor.server';
import { hasFactor } from './has-factor';
import { insertRecoveryCodes, newRecoveryCodes } from './recovery-code.server';
import { findTotpStep } from './totp.server';

type Dependencies = {
  db: Database;
  jobs: JobQueue;
  clock: Clock;
  pepper: string;
  factorSecret: string;
};

export type FactorConfirmation =
  /** The only time that the recovery codes are shown. */
  | { outcome: 'on'; codes: string[] }
  | { outcome: 'wrong' }
  /** No setup is pending any more, or another request has finished it. */
  | { outcome: 'gone' };

/** Condition: the factor is still being set up, and none is in force. */
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
          not(hasFactor(db, userId)),
        ),
      ),
  );

const isPendingSignIn = (userId: string) =>
  and(
    isNull(accountTokens.usedAt),
    inArray(accountTokens.purpose, ['sign-in-code', 'proof-code', 'second-factor']),
    eq(accountTokens.userId, userId),
  );

/**
 * Activates the factor that is being set up, once its app has shown a valid code. Creates recovery codes,
 * ends every session but the actor's and every pending sign-in, and notifies the owner by mail. One batch, which claims
 * the factor at its end.
 */
export async function confirmFactor(
  deps: Dependencies,
  actor: Actor,
  code: string,
): Promise<FactorConfirmation> {
  const { db, jobs, clock, pepper } = deps;
  const { userId, sessionKey } = actor;
  const factor = await findPendingFactor(deps, userId);
  if (!factor) return { outcome: 'gone' };
  const step = findTotpStep(factor.secret, code, clock.now());
  if (step === null) return { outcome: 'wrong' };
  const now = clock.now();
  const jobId = crypto.randomUUID();
  const { codes, rows } = await newRecoveryCodes(pepper, userId);
  const onlyIf = isPending(db, factor.id, userId);
  const { claimed } = await runBatch(db, {
    oldCodes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), onlyIf)),
    newCodes: insertRecoveryCodes(db, { userId, rows }, { now, onlyIf }),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionKey), onlyIf)),
    signIns: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(isPendingSignIn(userId), onlyIf)),
    mail: queueMail(db, { version: 1, mail: 'factor-added', userId }, { id: jobId, now, onlyIf }),
    claimed: db
      .update(factors)
      .set({ verifiedAt: now, lastUsedStep: step })
      .where(and(eq(factors.id, factor.id), onlyIf)),
    entry: auditStatement(db, { actor, action: 'factor-added' }, { guard: changed, now }),
  });
  if (claimed.meta.changes === 0) return { outcome: 'gone' };
  jobs.announce([jobId]);
  return { outcome: 'on', codes };
}
