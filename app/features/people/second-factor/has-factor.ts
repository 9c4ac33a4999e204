import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors, passkeys } from '~/db/schema';

/** Condition: the account has an authenticator app that is verified; `but` leaves some of them out. */
export const hasApp = (db: Database, userId: string, but?: SQL) =>
  exists(
    db
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt), but)),
  );

/** Condition: the account has a passkey; `but` leaves some of them out. */
export const hasPasskey = (db: Database, userId: string, but?: SQL) =>
  exists(
    db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(eq(passkeys.userId, userId), but)),
  );

/** Condition: the account has a second factor, an authenticator app or a passkey. */
export const hasFactor = (db: Database, userId: string): SQL =>
  or(hasApp(db, userId), hasPasskey(db, userId)) ?? sql`false`;
