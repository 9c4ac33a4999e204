import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, users } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import type { SignUp } from '~/features/people/password/account-form';
import { hashPassword, type PasswordKey } from '~/features/people/password/password.server';
import { verificationHours } from '~/features/people/sign-in/token-lifetimes';
import type { LoggedActor } from '~/lib/actor';
import { auditStatement } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/time/clock';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock } & PasswordKey;

/**
 * Stores a registration and the mail about it. Nothing about an account changes until the mail's link is
 * used: the typed data belongs to the link, so that registering a stranger's address gains nothing. If the
 * address has an account, the mail says so. The work is the same for every address.
 */
export async function registerAccount(
  deps: Dependencies,
  actor: LoggedActor,
  { email, password, fullName, companyName, phone }: SignUp,
): Promise<void> {
  const { db, jobs, clock } = deps;
  const now = clock.now();
  const [userId, tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const payload = { passwordHash: await hashPassword(deps, password), fullName, companyName, phone };
  const isNew = and(eq(users.email, email), isNull(users.emailVerifiedAt));
  const isKnown = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  const mail = { id: jobId, now, from: sql`${users}` };
  await runBatch(db, {
    user: db
      .insert(users)
      .values({ id: userId, email, createdAt: now })
      .onConflictDoNothing({ target: users.email }),
    token: insertRow(
      db,
      accountTokens,
      {
        id: tokenId,
        userId: users.id,
        purpose: 'verify-email',
        payload,
        expiresAt: new Date(now.getTime() + verificationHours * 3_600_000),
        createdAt: now,
      },
      sql`from ${users} where ${isNew}`,
    ),
    toNew: queueMail(db, { version: 1, mail: 'verify-email', tokenId }, { ...mail, onlyIf: isNew }),
    toKnown: queueMail(
      db,
      { version: 1, mail: 'account-known', userId: users.id },
      { ...mail, onlyIf: isKnown },
    ),
    entry: auditStatement(db, { actor, action: 'sign-up' }, { guard: sql`true`, now }),
  });
  jobs.announce([jobId]);
}
