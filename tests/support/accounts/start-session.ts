import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

import { sessions } from '~/db/schema';
import { sha256 } from '~/lib/crypto/sha256';

/** A live session, proved just now, which is not stored yet, and its token, the value of the cookie `sid`. */
export async function newSession(userId: string) {
  const token = crypto.randomUUID();
  const tokenHash = await sha256(token);
  const now = new Date();
  const row: typeof sessions.$inferInsert = {
    tokenHash,
    publicId: crypto.randomUUID(),
    userId,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  };
  return { token, row };
}

/** Stores a live session, proved just now. Returns its token, the value of the cookie `sid`. */
export async function startSession(
  db: Pick<BaseSQLiteDatabase<'async', unknown>, 'insert'>,
  userId: string,
): Promise<string> {
  const { token, row } = await newSession(userId);
  await db.insert(sessions).values(row);
  return token;
}
