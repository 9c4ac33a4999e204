import { and, eq, inArray, isNull, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens, jobs as jobRows, sessions, users } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { newJob } from '~/features/work/jobs/job-statements';

import { hashPassword } from './password.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date }; pepper: string };

/**
 * Sets another password, ends every other session and pending sign-in, and notifies the account's owner by
 * mail.
 */
export async function changePassword(
  { db, jobs, clock, pepper }: Dependencies,
  { userId, password, keepSession }: { userId: string; password: string; keepSession: string },
): Promise<void> {
  const passwordHash = await hashPassword(pepper, password);
  const job = newJob('mail', { version: 1, mail: 'password-changed', userId });
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepSession))),
    db
      .update(accountTokens)
      .set({ usedAt: clock.now() })
      .where(
        and(
          eq(accountTokens.userId, userId),
          inArray(accountTokens.purpose, ['reset-password', 'sign-in-code', 'second-factor']),
          isNull(accountTokens.usedAt),
        ),
      ),
    db.insert(jobRows).values({ ...job, dueAt: clock.now() }),
  ]);
  jobs.announce([job.id]);
}
