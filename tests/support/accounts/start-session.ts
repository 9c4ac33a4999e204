import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

import { sessions } from '~/db/schema';
import { sha256 } from '~/lib/sha256';

/** Stores a live session, proved just now. Returns its token, the value of the cookie `sid`. */
export async function startSession(
  db: Pick<BaseSQLiteDatabase<'async', unknown>, 'insert'>,
  userId: string,
): Promise<string> {
  const token = crypto.randomUUID();
  const now = new Date();
  await db.insert(sessions).values({
    tokenHash: await sha256(token),
    publicId: crypto.randomUUID(),
    userId,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return token;
}
