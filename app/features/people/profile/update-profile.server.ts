import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { profiles } from '~/db/schema';

import type { Profile } from '~/features/people/password/account-form';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

/** Saves the fields of the actor's profile; creates the profile of an account that has none. */
export async function updateProfile(
  { db, clock }: DbClock,
  actor: Actor,
  { fullName, companyName, phone }: Profile,
): Promise<void> {
  const now = clock.now();
  const { userId, email } = actor;
  const said = { fullName, companyName, phone, updatedAt: now };
  await runBatch(db, {
    profile: db
      .insert(profiles)
      .values({ userId, email, createdAt: now, ...said })
      .onConflictDoUpdate({ target: profiles.userId, set: said }),
    entry: auditStatement(db, { actor, action: 'profile-changed' }, { guard: changed, now }),
  });
}
