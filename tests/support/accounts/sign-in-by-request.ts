import type { Database } from '~/db/client';
import { sessions } from '~/db/schema';
import { sha256 } from '~/lib/sha256';

/** The headers for an account's request to the site, with a session that this stores. */
export async function signedIn(db: Database, userId: string): Promise<Record<string, string>> {
  const token = crypto.randomUUID();
  await db.insert(sessions).values({
    tokenHash: await sha256(token),
    publicId: crypto.randomUUID(),
    userId,
    lastSeenAt: new Date(),
    provedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return { cookie: `sid=${token}` };
}
