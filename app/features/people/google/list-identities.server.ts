import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { identities } from '~/db/schema';

/** The Google accounts linked to an account, the oldest link first. */
export async function listIdentities({ db }: { db: Database }, userId: string) {
  const { id, email, createdAt } = identities;
  return db
    .select({ id, email, createdAt })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'google')))
    .orderBy(asc(createdAt), asc(id))
    .limit(50);
}
