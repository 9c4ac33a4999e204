import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, erasureRequests, profiles, properties, sessions, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

import { otherOpenAdmins } from '~/features/people/access/other-open-admins';
import { keepDays } from '~/features/people/sign-in/token-lifetimes';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

/** Subquery for the account, while it is open and does not hold the last open admin. */
function closableAccount(db: Database, userId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      profileId: sql<string | null>`${profiles.id}`.as('profile_id'),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deactivatedAt),
        or(sql`coalesce(${profiles.role}, 'owner') <> 'admin'`, exists(otherOpenAdmins(db, userId))),
      ),
    )
    .as('closing');
}

/**
 * Closes an account: no sign-in, no session, its properties archived, its owner erased after the days in
 * which a mailed link undoes all this. False, and nothing changed, for the last admin. One batch; the account
 * itself comes late, since the statements before it check whether it is still open.
 */
export async function closeAccount({ db, jobs, clock }: DbClockJobs, actor: Actor): Promise<boolean> {
  const now = clock.now();
  const dueAt = new Date(now.getTime() + keepDays * 86_400_000);
  const [requestId, tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const closing = closableAccount(db, actor.userId);
  const account = db.select({ id: closing.id }).from(closing);
  const profile = db.select({ profileId: closing.profileId }).from(closing);
  const { closed } = await runBatch(db, {
    request: insertRequest(db, closing, { id: requestId, confirmedAt: now, dueAt, createdAt: now }),
    links: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(isNull(accountTokens.usedAt), eq(accountTokens.userId, account))),
    token: insertKeepToken(db, closing, { id: tokenId, requestId, expiresAt: dueAt, createdAt: now }),
    properties: db
      .update(properties)
      .set({ archivedAt: now })
      .where(and(isNull(properties.archivedAt), eq(properties.ownerId, profile))),
    sessions: db.delete(sessions).where(eq(sessions.userId, account)),
    mail: queueMail(
      db,
      { version: 1, mail: 'account-closed', tokenId },
      { id: jobId, now, onlyIf: exists(account) },
    ),
    closed: db.update(users).set({ deactivatedAt: now }).where(eq(users.id, account)),
    entry: auditStatement(db, { actor, action: 'account-closed' }, { guard: changed, now }),
  });
  const isClosed = closed.meta.changes > 0;
  if (isClosed) jobs.announce([jobId]);
  return isClosed;
}

function insertRequest(
  db: Database,
  closing: ReturnType<typeof closableAccount>,
  request: { id: string; confirmedAt: Date; dueAt: Date; createdAt: Date },
) {
  return insertRow(
    db,
    erasureRequests,
    { ...request, email: closing.email, userId: closing.id },
    sql`from ${closing}`,
  );
}

/** The link that takes the closing back, with the properties that it archives. */
function insertKeepToken(
  db: Database,
  closing: ReturnType<typeof closableAccount>,
  { requestId, ...token }: { id: string; requestId: string; expiresAt: Date; createdAt: Date },
) {
  const listed = sql`(select json_group_array(o.id) from properties o
    where o.owner_id = ${closing.profileId} and o.archived_at is null)`;
  return insertRow(
    db,
    accountTokens,
    {
      ...token,
      userId: closing.id,
      purpose: 'keep-account',
      payload: sql`json_object('requestId', ${requestId}, 'properties', ${listed})`,
    },
    sql`from ${closing}`,
  );
}
