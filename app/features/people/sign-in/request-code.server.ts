import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import type { CodePurpose } from './mail-code';
import { codeMinutes } from './token-lifetimes';

/** Only a sign-in code may be requested without an account; the mail then offers to create one. */
const mailOf = (purpose: CodePurpose, tokenId: string, email: string) =>
  purpose === 'sign-in-code'
    ? ({ version: 1, mail: purpose, tokenId, address: email } as const)
    : ({ version: 1, mail: purpose, tokenId } as const);

/**
 * Mails a code to that address and voids older ones of the same purpose and requester; a stranger's request
 * voids nobody else's. Returns the code's id; for an address without an account an id without a row, after
 * the same work.
 */
export async function requestCode(
  { db, jobs, clock }: DbClockJobs,
  { email, purpose, asker }: { email: string; purpose: CodePurpose; asker: string },
): Promise<string> {
  const now = clock.now();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await runBatch(db, {
    older: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(accountTokens.purpose, purpose),
          isNull(accountTokens.usedAt),
          eq(accountTokens.userId, account),
          sql`json_extract(${accountTokens.payload}, '$.asker') = ${asker}`,
        ),
      ),
    token: insertRow(
      db,
      accountTokens,
      {
        id: tokenId,
        userId: users.id,
        purpose,
        payload: { asker },
        expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
        createdAt: now,
      },
      sql`from ${users}
          where ${and(eq(users.email, email), isNotNull(users.emailVerifiedAt), isNull(users.deactivatedAt))}`,
    ),
    mail: queueMail(db, mailOf(purpose, tokenId, email), { id: jobId, now }),
  });
  jobs.announce([jobId]);
  return tokenId;
}
