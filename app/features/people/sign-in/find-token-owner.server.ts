import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens } from '~/db/schema';

/** Query for the account that a mailed link belongs to, used or not. */
export const tokenOwner = (db: Database, tokenId: string) =>
  db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(eq(accountTokens.id, tokenId))
    .limit(1);

/** The account that a mailed link belongs to, used or not. */
export async function findTokenOwner({ db }: { db: Database }, tokenId: string): Promise<string | null> {
  const [row] = await tokenOwner(db, tokenId);
  return row?.userId ?? null;
}
