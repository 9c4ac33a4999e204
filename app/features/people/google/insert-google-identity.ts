import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { identities, users } from '~/db/schema';

import type { GoogleIdentity } from './google-identity';

/** The accounts that can sign in. */
export const isOpenAccount = and(isNotNull(users.emailVerifiedAt), isNull(users.deactivatedAt));

/** Statement that ties an identity to the live, verified one of `which` accounts, unless it belongs to one already. */
export function insertGoogleIdentity(
  db: Database,
  { subject, email }: GoogleIdentity,
  { which, now }: { which: SQL; now: Date },
) {
  return insertRow(
    db,
    identities,
    { id: crypto.randomUUID(), userId: users.id, provider: 'google', subject, email, createdAt: now },
    sql`from ${users} where ${and(which, isOpenAccount)}`,
  ).onConflictDoNothing({ target: [identities.provider, identities.subject] });
}
