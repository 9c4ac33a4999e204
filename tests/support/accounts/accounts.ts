import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { inject } from 'vitest';

import { profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

import { siteDatabase } from '../database/database';

export const demoPassword = 'adelaide-demo';

type NewAccount = { email: string; name?: string; role?: Role; hasPassword?: boolean; origin?: string };

/** An account for one test, verified, with the password of the demo accounts or none. Returns its id. */
export async function addAccount({
  email,
  name = 'Ada Quandong',
  role = 'owner',
  hasPassword = true,
  origin = inject('origin'),
}: NewAccount): Promise<string> {
  const db = await siteDatabase(origin);
  const [demo] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.email, 'owner@example.com'))
    .limit(1);
  const id = crypto.randomUUID();
  const passwordHash = hasPassword ? (demo?.hash ?? null) : null;
  await db.insert(users).values({ id, email, passwordHash, emailVerifiedAt: new Date() });
  await db.insert(profiles).values({ userId: id, email, fullName: name, role });
  return id;
}

/** Makes all sign-ins of an account older than ten minutes; younger ones need no re-authentication. */
export async function ageSignIns(userId: string, origin = inject('origin')) {
  const db = await siteDatabase(origin);
  await db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.userId, userId));
}

/** Fills in the sign-in form on whichever page shows it. */
export async function signInOn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}
