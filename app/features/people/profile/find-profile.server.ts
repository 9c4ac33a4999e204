import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles } from '~/db/schema';

/** A profile's fields, and since when it exists; null without a profile. */
export async function findProfile({ db }: { db: Database }, profileId: string) {
  const { fullName, email, phone, companyName, createdAt } = profiles;
  const [profile] = await db
    .select({ fullName, email, phone, companyName, createdAt })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .limit(1);
  return profile ?? null;
}
