import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';

import { createDatabase } from '~/db/client';
import {
  accountTokens,
  contactMessages,
  erasureRequests,
  factors,
  identities,
  jobs,
  leads,
  newsletterSubscribers,
  profiles,
  properties,
  recoveryCodes,
  sessions,
  users,
} from '~/db/schema';
import type { Role } from '~/db/vocabulary';

export const db = createDatabase(env.DB);
export const start = Date.parse('2026-11-20T00:00:00Z');
export let now = new Date(start);
export const pass = (ms: number) => (now = new Date(now.getTime() + ms));
export const day = 86_400_000;
export const siteOrigin = 'https://site.example';
export const deps = { db, jobs: { announce: () => undefined }, clock: { now: () => now } };

/** Sets the clock back, and deletes every account and all that people sent. */
export async function startAnew() {
  now = new Date(start);
  for (const table of [
    jobs,
    erasureRequests,
    sessions,
    accountTokens,
    leads,
    contactMessages,
    newsletterSubscribers,
    factors,
    identities,
    recoveryCodes,
    properties,
    profiles,
    users,
  ])
    await db.delete(table);
}

export async function addAccount(email: string, { role = 'owner' as Role, isVerified = true } = {}) {
  const [user] = await db
    .insert(users)
    .values({ email, emailVerifiedAt: isVerified ? now : null, passwordHash: `scrypt$hash-of-${email}` })
    .returning();
  if (!user) throw new Error('The account was not stored.');
  const values = { userId: user.id, email, role, fullName: 'Ada Quandong', phone: '(08) 5550 1234' };
  const [profile] = await db.insert(profiles).values(values).returning();
  return { userId: user.id, profileId: profile?.id ?? '' };
}

export const addSession = (userId: string, tokenHash: string) =>
  db.insert(sessions).values({ tokenHash, userId, lastSeenAt: now, expiresAt: new Date(start + 9 * day) });

export const account = async (userId: string) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0];
