import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens, recoveryCodes, sessions } from '~/db/schema';
import type { Actor } from '~/lib/actor';

import { insertRecoveryCodes } from './recovery-code.server';

const isPendingSignIn = (userId: string) =>
  and(
    isNull(accountTokens.usedAt),
    inArray(accountTokens.purpose, ['sign-in-code', 'proof-code', 'second-factor']),
    eq(accountTokens.userId, userId),
  );

/**
 * Statements of the moment in which an account gets its first second factor: recovery codes, `rows` as `newRecoveryCodes`
 * gives them, and the end of every session but the actor's and of every pending sign-in. `isFirst` has to hold until the
 * factor itself is written, after them.
 */
export const firstFactor = (
  db: Database,
  { userId, sessionKey }: Pick<Actor, 'userId' | 'sessionKey'>,
  { rows, now, isFirst }: { rows: string; now: Date; isFirst: SQL },
) => ({
  oldCodes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isFirst)),
  newCodes: insertRecoveryCodes(db, { userId, rows }, { now, onlyIf: isFirst }),
  sessions: db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionKey), isFirst)),
  signIns: db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(isPendingSignIn(userId), isFirst)),
});
