import { and, eq, inArray, isNull, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { accountTokens, sessions, users } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/time/clock';

import { hashPassword, type PasswordKey } from './password.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock } & PasswordKey;

/**
 * Sets another password, ends every session but the actor's and every pending sign-in, and notifies the
 * account's owner by mail.
 */
export async function changePassword(deps: Dependencies, actor: Actor, password: string): Promise<void> {
  const { db, jobs, clock } = deps;
  const { userId, sessionKey } = actor;
  const passwordHash = await hashPassword(deps, password);
  const now = clock.now();
  const jobId = crypto.randomUUID();
  await runBatch(db, {
    password: db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    entry: auditStatement(db, { actor, action: 'password-changed' }, { guard: changed, now }),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionKey))),
    signIns: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(accountTokens.userId, userId),
          inArray(accountTokens.purpose, ['reset-password', 'sign-in-code', 'second-factor']),
          isNull(accountTokens.usedAt),
        ),
      ),
    mail: queueMail(db, { version: 1, mail: 'password-changed', userId }, { id: jobId, now }),
  });
  jobs.announce([jobId]);
}
