import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';

import { users } from '~/db/schema';

import { siteDatabase } from '../database/database';
import { startSession } from './start-session';

/** Signs in an account by a session that this stores: to hash a password at each sign-in takes longer than many a test. */
export async function signInTo(origin: string, page: Page, email: string) {
  const db = await siteDatabase(origin);
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!account) throw new Error(`${email} has no account.`);
  const value = await startSession(db, account.id);
  await page.context().addCookies([{ name: 'sid', value, url: origin }]);
}
