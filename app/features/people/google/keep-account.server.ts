import { and, eq, exists, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { accountTokens, erasureRequests, profiles, properties, users } from '~/db/schema';
import type { LoggedActor } from '~/lib/actor';
import { tokenOwner } from '~/features/people/sign-in/find-token-owner.server';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { liveToken } from '~/features/people/sign-in/live-token';

/**
 * Subquery for the link while it is valid: its account, the closing that it undoes, and the properties that
 * the closing archived.
 */
const openLink = (db: Database, tokenId: string, now: Date) =>
  db
    .select({
      userId: accountTokens.userId,
      requestId: sql<string>`json_extract(${accountTokens.payload}, '$.requestId')`.as('request_id'),
      payload: accountTokens.payload,
    })
    .from(accountTokens)
    .where(liveToken(tokenId, 'keep-account', now))
    .as('link');

/**
 * Undoes the closing of an account: sign-in works again, nothing will be erased, and exactly the properties
 * that the closing archived are restored; those that another person has archived since stay archived. Returns
 * the account's id for the first use of the link, else null.
 */
export async function keepAccount(
  { db, clock }: DbClock,
  actor: LoggedActor,
  tokenId: string,
): Promise<string | null> {
  const now = clock.now();
  const keeper = { ...actor, userId: tokenOwner(db, tokenId) };
  const link = openLink(db, tokenId, now);
  const owner = db.select({ userId: link.userId }).from(link);
  const request = db.select({ requestId: link.requestId }).from(link);
  const profile = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, owner));
  const closedAt = db
    .select({ confirmedAt: erasureRequests.confirmedAt })
    .from(erasureRequests)
    .where(eq(erasureRequests.id, request));
  const archived = sql`(select each.value from ${link}, json_each(${link.payload}, '$.properties') as each)`;
  const isTheirs = and(
    sql`${properties.id} in ${archived}`,
    eq(properties.ownerId, profile),
    eq(properties.archivedAt, closedAt),
  );
  const { owner: found } = await runBatch(db, {
    owner,
    properties: db.update(properties).set({ archivedAt: null }).where(isTheirs),
    account: db
      .update(users)
      .set({ deactivatedAt: null })
      .where(and(eq(users.id, owner), eq(users.deactivatedAt, closedAt))),
    request: db
      .delete(erasureRequests)
      .where(and(isNull(erasureRequests.erasedAt), eq(erasureRequests.id, request))),
    link: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(eq(accountTokens.id, tokenId), exists(owner))),
    entry: auditStatement(db, { actor: keeper, action: 'account-kept' }, { guard: changed, now }),
  });
  return found[0]?.userId ?? null;
}
