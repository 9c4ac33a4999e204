import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import { verificationHours } from '~/features/people/sign-in/token-lifetimes';

/**
 * Mails the newest pending registration of an address again, if there is one; takes as long if there is none.
 */
export async function resendVerification(
  { db, jobs, clock }: DbClockJobs,
  { email }: { email: string },
): Promise<void> {
  const now = clock.now();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  const unverified = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)));
  const waits = and(
    eq(accountTokens.userId, unverified),
    eq(accountTokens.purpose, 'verify-email'),
    isNull(accountTokens.usedAt),
  );
  await runBatch(db, {
    token: insertRow(
      db,
      accountTokens,
      {
        id: tokenId,
        userId: accountTokens.userId,
        purpose: accountTokens.purpose,
        payload: accountTokens.payload,
        expiresAt: new Date(now.getTime() + verificationHours * 3_600_000),
        createdAt: now,
      },
      sql`from ${accountTokens} where ${waits} order by ${desc(accountTokens.createdAt)} limit 1`,
    ),
    mail: queueMail(db, { version: 1, mail: 'verify-email', tokenId }, { id: jobId, now }),
  });
  jobs.announce([jobId]);
}
