import { eq, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors, identities, passkeys, recoveryCodes, sessions } from '~/db/schema';

/** Statements that remove what an unverified account holds, since anybody may have put it there. */
export const forgetUnverified = (db: Database, userId: SQLWrapper) => ({
  identities: db.delete(identities).where(eq(identities.userId, userId)),
  sessions: db.delete(sessions).where(eq(sessions.userId, userId)),
  factors: db.delete(factors).where(eq(factors.userId, userId)),
  passkeys: db.delete(passkeys).where(eq(passkeys.userId, userId)),
  recoveryCodes: db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
});
