import type { DbClock } from '~/db/dependencies';
import { accountTokens } from '~/db/schema';
import type { AccountTokenPurpose } from '~/db/vocabulary';
import { liveToken } from './live-token';

/** True when a mailed link of that purpose was neither used nor replaced and has not expired. Changes nothing. */
export async function isLiveToken(
  { db, clock }: DbClock,
  purpose: AccountTokenPurpose,
  id: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(liveToken(id, purpose, clock.now()))
    .limit(1);
  return row !== undefined;
}
