import type { Database } from '~/db/client';
import { profiles } from '~/db/schema';

import type { Profile } from '~/features/people/password/account-form';
import type { Clock } from '~/lib/clock';

type Owner = { userId: string; email: string };

/** Saves the fields of a profile; creates the profile of an account that has none. */
export async function updateProfile(
  { db, clock }: { db: Database; clock: Clock },
  { userId, email }: Owner,
  { fullName, companyName, phone }: Profile,
): Promise<void> {
  const now = clock.now();
  const said = { fullName, companyName, phone, updatedAt: now };
  await db
    .insert(profiles)
    .values({ userId, email, createdAt: now, ...said })
    .onConflictDoUpdate({ target: profiles.userId, set: said });
}
