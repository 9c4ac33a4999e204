import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { accountTokens, users } from '~/db/schema';
import type { AccountTokenPurpose } from '~/db/vocabulary';
import type { MailFacts } from '~/features/work/mail/mail-facts';
import { liveToken } from '~/features/people/sign-in/live-token';

/** The account's address behind a link that still works, and the one that the link would give it; null when it is void. */
export async function findToken({ db, clock }: MailFacts, id: string, purpose: AccountTokenPurpose) {
  const [row] = await db
    .select({
      email: users.email,
      wanted: sql<string | null>`json_extract(${accountTokens.payload}, '$.email')`,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(liveToken(id, purpose, clock.now()))
    .limit(1);
  return row ?? null;
}

/** The address that a used link took from its account; null when it was not used. */
export async function findFormerAddress({ db }: MailFacts, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: sql<string>`json_extract(${accountTokens.payload}, '$.from')` })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.id, id),
        eq(accountTokens.purpose, 'change-email'),
        isNotNull(accountTokens.usedAt),
      ),
    )
    .limit(1);
  return row?.email ?? null;
}

/** The address of an account; null when it is gone. */
export async function findAddress({ db }: MailFacts, userId: string) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1);
  return row?.email ?? null;
}

/** True when an address has an account that was verified, open or closed. */
export async function hasAccount({ db }: MailFacts, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
    .limit(1);
  return row !== undefined;
}
