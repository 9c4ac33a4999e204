import type { Page } from 'playwright';
import { inject } from 'vitest';

import { profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

import { siteDatabase } from '../database/database';
import { newSession } from './start-session';

/** A new account with a live session; `signIn` gives its cookie to a page's context. */
export async function newAccount(name: string, role: Role = 'owner', origin = inject('origin')) {
  const db = await siteDatabase(origin);
  const [userId, profileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const email = `${name}-${userId.slice(0, 8)}@example.com`;
  const now = new Date();
  const { token, row } = await newSession(userId);
  // Statements of the same moment travel in one request.
  await Promise.all([
    db.insert(users).values({ id: userId, email, emailVerifiedAt: now, createdAt: now }),
    db.insert(profiles).values({ id: profileId, userId, email, fullName: 'Ada Quandong', role }),
    db.insert(sessions).values(row),
  ]);
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
