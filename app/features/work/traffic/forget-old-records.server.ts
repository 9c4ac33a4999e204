import { and, inArray, isNull, lt, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import {
  accountTokens,
  erasureRequests,
  jobs,
  leads,
  pictureSavings,
  processedMessages,
  properties,
  rateLimits,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { isReleaseCheck } from '~/db/is-release-check';

const minute = 60_000;
const day = 86_400_000;

/**
 * Deletes expired records: counters a day after their window, savings of pictures after two days, message ids
 * a week after their delivery, jobs a month after they were done or cancelled, and expired rows of accounts:
 * sessions, links, counts of wrong passwords, and after a week an address that was never verified, whether of
 * an account or of an erasure request. What an interrupted release left of its test goes after ten minutes. A
 * job that failed or is unknown stays for an admin to settle.
 */
export async function forgetOldRecords({ db, clock }: DbClock): Promise<number> {
  const now = clock.now().getTime();
  const leftOver = and(isReleaseCheck, lt(properties.createdAt, new Date(now - 10 * minute)));
  const results = await db.batch([
    db
      .delete(leads)
      .where(inArray(leads.propertyId, db.select({ id: properties.id }).from(properties).where(leftOver))),
    db.delete(properties).where(leftOver),
    db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - day))),
    db.delete(pictureSavings).where(lt(pictureSavings.startedAt, new Date(now - 2 * day))),
    db.delete(processedMessages).where(lt(processedMessages.processedAt, new Date(now - 7 * day))),
    db
      .delete(jobs)
      .where(and(inArray(jobs.state, ['done', 'cancelled']), lt(jobs.dueAt, new Date(now - 30 * day)))),
    db.delete(sessions).where(lt(sessions.expiresAt, new Date(now))),
    db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now - day))),
    db.delete(signInGuards).where(lt(signInGuards.updatedAt, new Date(now - day))),
    db
      .delete(erasureRequests)
      .where(
        and(isNull(erasureRequests.confirmedAt), lt(erasureRequests.createdAt, new Date(now - 7 * day))),
      ),
    db
      .delete(users)
      .where(
        and(
          isNull(users.emailVerifiedAt),
          lt(users.createdAt, new Date(now - 7 * day)),
          sql`not exists (select 1 from account_tokens t where t.user_id = ${users.id})`,
        ),
      ),
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
