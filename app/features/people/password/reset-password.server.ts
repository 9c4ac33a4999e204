import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { accountTokens, sessions, users } from '~/db/schema';
import { tokenOwner } from '~/features/people/sign-in/find-token-owner.server';
import { liveToken } from '~/features/people/sign-in/live-token';
import { forgiveAllGuesses } from '~/features/people/sign-in/sign-in-guard.server';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { guessKey } from './check-password.server';
import { hashPassword, type PasswordKey } from './password.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock } & PasswordKey;

/** Query for the account of a link while the link is valid. */
const ownerOf = (db: Database, tokenId: string, now: Date) =>
  db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(liveToken(tokenId, 'reset-password', now));

/**
 * Sets the password of the account behind a link, ends all its sessions, voids its other links, codes and
 * pending sign-ins, clears wrong guesses (so that a locked-out owner can sign in) and notifies its owner.
 * Does not sign in, and keeps a second factor in force. True for the first use of the link.
 */
export async function resetPassword(
  deps: Dependencies,
  actor: LoggedActor,
  { tokenId, password }: { tokenId: string; password: string },
): Promise<boolean> {
  const { db, jobs, clock, pepper } = deps;
  const now = clock.now();
  const owner = ownerOf(db, tokenId, now);
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner)).limit(1);
  if (!account) return false;
  const [passwordHash, jobId] = [await hashPassword(deps, password), crypto.randomUUID()];
  const { links } = await runBatch(db, {
    password: db.update(users).set({ passwordHash }).where(eq(users.id, owner)),
    sessions: db.delete(sessions).where(eq(sessions.userId, owner)),
    mail: queueMail(
      db,
      { version: 1, mail: 'password-changed', userId: users.id },
      { id: jobId, now, from: sql`${users}`, onlyIf: eq(users.id, owner) },
    ),
    links: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(
        and(
          inArray(accountTokens.purpose, ['reset-password', 'sign-in-code', 'proof-code', 'second-factor']),
          isNull(accountTokens.usedAt),
          eq(accountTokens.userId, owner),
        ),
      ),
    entry: auditStatement(
      db,
      { actor, action: 'password-reset', subject: tokenOwner(db, tokenId) },
      { guard: changed, now },
    ),
  });
  if (links.meta.changes === 0) return false;
  jobs.announce([jobId]);
  await forgiveAllGuesses({ db }, await guessKey(pepper, account.email));
  return true;
}
