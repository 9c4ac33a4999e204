import { and, eq, exists, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { accountTokens, profiles, sessions, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { liveToken } from '~/features/people/sign-in/live-token';

type Link = { tokenId: string; userId: string };

/**
 * Subquery for the request behind the link, as long as the requester's account is open and no other account
 * has verified the address.
 */
function liveWish(db: Database, { tokenId, userId }: Link, now: Date) {
  const [own, other] = [alias(users, 'own'), alias(users, 'other')];
  const wanted = sql<string>`json_extract(${accountTokens.payload}, '$.email')`;
  const others = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        ne(other.id, accountTokens.userId),
        sql`${other.email} = ${wanted}`,
        isNotNull(other.emailVerifiedAt),
      ),
    );
  return db
    .select({ userId: accountTokens.userId, email: wanted.as('wanted') })
    .from(accountTokens)
    .innerJoin(own, and(eq(own.id, accountTokens.userId), isNull(own.deactivatedAt)))
    .where(and(liveToken(tokenId, 'change-email', now), eq(accountTokens.userId, userId), notExists(others)))
    .as('wish');
}

/**
 * Gives the actor's account the new address of a link, if the link is its own:
 * otherwise a reader of the mail who did not request it would give a stranger's account their own address.
 * Unverified registrations of the address are removed, all other sessions end, every other link and code of
 * the account becomes void, and the old address is notified. One batch that claims the link at its end:
 * of many at once one gets the account's id, the others null.
 */
export async function confirmEmailChange(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  tokenId: string,
): Promise<string | null> {
  const now = clock.now();
  const jobId = crypto.randomUUID();
  const mail = { version: 1, mail: 'email-changed', tokenId } as const;
  const wish = liveWish(db, { tokenId, userId: actor.userId }, now);
  const owner = db.select({ userId: wish.userId }).from(wish);
  const email = db.select({ email: wish.email }).from(wish);
  const { owners } = await runBatch(db, {
    owners: owner,
    unverified: db
      .delete(users)
      .where(and(isNull(users.emailVerifiedAt), ne(users.id, owner), eq(users.email, email))),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, owner), ne(sessions.tokenHash, actor.sessionKey))),
    profile: db
      .update(profiles)
      .set({ email: sql`${email}`, updatedAt: now })
      .where(eq(profiles.userId, owner)),
    account: db
      .update(users)
      .set({ email: sql`${email}` })
      .where(eq(users.id, owner)),
    mail: queueMail(db, mail, { id: jobId, now, onlyIf: exists(owner) }),
    links: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(isNull(accountTokens.usedAt), eq(accountTokens.userId, owner))),
    entry: auditStatement(db, { actor, action: 'email-changed' }, { guard: changed, now }),
  });
  const changedId = owners[0]?.userId ?? null;
  if (changedId) jobs.announce([jobId]);
  return changedId;
}
