import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import { emailChangeHours } from '~/features/people/sign-in/token-lifetimes';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import { voidEmailChange } from './cancel-email-change.server';

type Input = { userId: string; email: string };

/**
 * Stores the requested address and mails it: a link, or that it has an account already. The page shows the
 * same either way. A newer request voids the older one.
 */
export async function requestEmailChange(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  email: string,
): Promise<void> {
  const now = clock.now();
  const { userId } = actor;
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  const isKnown = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  const known = db.select({ id: users.id }).from(users).where(isKnown);
  await runBatch(db, {
    older: voidEmailChange(db, userId, now),
    token: insertToken(db, { userId, email }, tokenId, now),
    entry: auditStatement(db, { actor, action: 'email-change-asked' }, { guard: changed, now }),
    toKnown: queueMail(
      db,
      { version: 1, mail: 'change-email-known', userId: users.id },
      { id: jobId, now, from: sql`${users}`, onlyIf: isKnown },
    ),
    toNew: queueMail(
      db,
      { version: 1, mail: 'change-email', tokenId },
      { id: jobId, now, onlyIf: notExists(known) },
    ),
  });
  jobs.announce([jobId]);
}

/** The link, with the address that is wanted and the one that the account has. */
function insertToken(db: Database, { userId, email }: Input, id: string, now: Date) {
  return insertRow(
    db,
    accountTokens,
    {
      id,
      userId: users.id,
      purpose: 'change-email',
      payload: sql`json_object('email', ${email}, 'from', ${users.email})`,
      expiresAt: new Date(now.getTime() + emailChangeHours * 3_600_000),
      createdAt: now,
    },
    sql`from ${users} where ${eq(users.id, userId)}`,
  );
}
