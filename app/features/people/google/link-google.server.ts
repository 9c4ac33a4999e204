import { and, eq, notExists, sql } from 'drizzle-orm';

import { runBatch } from '~/db/run-batch';
import { identities, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import type { GoogleIdentity } from './google-identity';
import { insertGoogleIdentity, isOpenAccount } from './insert-google-identity';

/**
 * Links an identity to the actor's own account and notifies them by mail. 'taken' when it is another
 * account's, 'known' when it was already this one's, 'unverified' when Google has not verified the address.
 */
export async function linkGoogle(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  identity: GoogleIdentity,
): Promise<'linked' | 'known' | 'taken' | 'unverified'> {
  if (!identity.isEmailVerified) return 'unverified';
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const known = db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, identity.subject)));
  const { inserted, owners } = await runBatch(db, {
    mail: queueMail(
      db,
      { version: 1, mail: 'identity-linked', userId: users.id },
      {
        id: jobId,
        now,
        from: sql`${users}`,
        onlyIf: and(eq(users.id, userId), isOpenAccount, notExists(known)),
      },
    ),
    inserted: insertGoogleIdentity(db, identity, { which: eq(users.id, userId), now }),
    entry: auditStatement(
      db,
      { actor, action: 'identity-linked', detail: { provider: 'google', change: 'linked' } },
      { guard: changed, now },
    ),
    owners: known,
  });
  if (owners[0]?.userId !== userId) return 'taken';
  if (inserted.meta.changes === 0) return 'known';
  jobs.announce([jobId]);
  return 'linked';
}
