import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { accountTokens, users } from '~/db/schema';
import { liveToken } from '~/features/people/sign-in/live-token';

export const triesPerRegistration = 5;

/** Subquery for a registration whose link still works at that time: the link's row with the address of its account. */
export function openRegistration(db: Database, tokenId: string, now: Date) {
  const { id, userId, payload, tries } = accountTokens;
  return db
    .select({ id, userId, payload, tries, email: users.email })
    .from(accountTokens)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .where(liveToken(tokenId, 'verify-email', now))
    .as('registration');
}

export type Registration = {
  email: string;
  fullName: string;
  companyName: string | null;
  phone: string | null;
  /** Its password was typed wrong too often; it cannot be tried again. */
  isSpent: boolean;
};

/** The data of the sign-up behind a link; null when the link is void, used or expired. */
export async function findRegistration(
  { db, clock }: DbClock,
  tokenId: string,
): Promise<Registration | null> {
  const open = openRegistration(db, tokenId, clock.now());
  const [row] = await db
    .select({
      email: open.email,
      fullName: sql<string>`json_extract(${open.payload}, '$.fullName')`,
      phone: sql<string | null>`json_extract(${open.payload}, '$.phone')`,
      companyName: sql<string | null>`json_extract(${open.payload}, '$.companyName')`,
      tries: open.tries,
    })
    .from(open)
    .limit(1);
  if (!row) return null;
  const { tries, ...typed } = row;
  return { ...typed, isSpent: tries >= triesPerRegistration };
}
