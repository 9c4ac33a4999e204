import { and, eq, exists, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { profiles, properties, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { auditStatement } from '~/features/work/audit/record-audit.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';

/** The account that owns a property, as admins see it; null when nobody does. */
export async function findListingOwner({ db }: { db: Database }, propertyId: number) {
  // owner: checked by requireAdmin
  const [row] = await db
    .select({ profileId: profiles.id, name: profiles.fullName, email: profiles.email })
    .from(properties)
    .innerJoin(profiles, eq(profiles.id, properties.ownerId))
    .where(eq(properties.id, propertyId))
    .limit(1);
  return row ?? null;
}

const mailTo = (mail: 'listing-given' | 'listing-taken', userId: string | SQL) =>
  ({ version: 1, mail, propertyId: properties.id, userId }) as const;

/**
 * Gives a property to another open account, with its leads, an entry in the audit log and a mail to both. One
 * batch: false when the property is gone or already belongs to that account, or the account is closed or not
 * verified. Only for admins.
 */
export async function giveListing(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  { propertyId, userId }: { propertyId: number; userId: string },
): Promise<boolean> {
  const now = clock.now();
  const [toNew, toFormer] = [crypto.randomUUID(), crypto.randomUUID()];
  const open = db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), isNotNull(users.emailVerifiedAt)));
  // owner: checked by requireAdmin
  const guard = and(
    eq(properties.id, propertyId),
    exists(open),
    or(isNull(properties.ownerId), ne(properties.ownerId, sql`(${open})`)),
  );
  const former = sql`(select user_id from profiles where profiles.id = ${properties.ownerId})`;
  const source = { now, from: sql`${properties}` };
  const { given, taken } = await runBatch(db, {
    given: queueMail(db, mailTo('listing-given', userId), { ...source, id: toNew, onlyIf: guard }),
    taken: queueMail(db, mailTo('listing-taken', former), {
      ...source,
      id: toFormer,
      onlyIf: and(guard, isNotNull(properties.ownerId)),
    }),
    entry: auditStatement(
      db,
      { actor, action: 'property-given', subject: sql`'property:' || ${properties.id}` },
      { from: properties, guard, now },
    ),
    property: db
      .update(properties)
      .set({ ownerId: sql`(${open})`, submissionKey: null, updatedAt: now })
      .where(guard),
  });
  const written = [...given, ...taken].map(({ id }) => id);
  if (written.length > 0) jobs.announce(written);
  return given.length > 0;
}
