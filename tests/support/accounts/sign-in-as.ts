import type { Page } from 'playwright';
import { inject } from 'vitest';

import { profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { sha256 } from '~/lib/sha256';

import { siteDatabase } from '../database/database';

/** A new account with a live session; `signIn` gives its cookie to a page's context. */
export async function newAccount(name: string, role: Role = 'owner', origin = inject('origin')) {
  const db = await siteDatabase(origin);
  const [userId, profileId, token] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const email = `${name}-${userId.slice(0, 8)}@example.com`;
  const now = new Date();
  await db.insert(users).values({ id: userId, email, emailVerifiedAt: now, createdAt: now });
  await db.insert(profiles).values({ id: profileId, userId, email, fullName: 'Ada Quandong', role });
  await db.insert(sessions).values({
    tokenHash: await sha256(token),
    publicId: crypto.randomUUID(),
    userId,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  const cookie = { name: 'sid', value: token, url: origin };
  return {
    userId,
    profileId,
    email,
    role,
    cookie: `sid=${token}`,
    signIn: (page: Page) => page.context().addCookies([cookie]),
  };
}
