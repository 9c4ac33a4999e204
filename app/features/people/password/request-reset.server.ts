import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import { resetHours } from '~/features/people/sign-in/token-lifetimes';

/** Mails a link that resets the password of that address; takes as long if there is no such account. */
export async function requestReset(
  { db, jobs, clock }: DbClockJobs,
  { email }: { email: string },
): Promise<void> {
  const now = clock.now();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await runBatch(db, {
    token: insertRow(
      db,
      accountTokens,
      {
        id: tokenId,
        userId: users.id,
        purpose: 'reset-password',
        expiresAt: new Date(now.getTime() + resetHours * 3_600_000),
        createdAt: now,
      },
      sql`from ${users}
          where ${and(eq(users.email, email), isNotNull(users.emailVerifiedAt), isNull(users.deactivatedAt))}`,
    ),
    mail: queueMail(db, { version: 1, mail: 'reset-password', tokenId }, { id: jobId, now }),
  });
  jobs.announce([jobId]);
}
