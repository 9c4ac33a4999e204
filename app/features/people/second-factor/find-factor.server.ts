import type { Database } from '~/db/client';

import { listFactors, summaryOf } from './list-factors.server';

/**
 * Since when the account has a second factor, an app or a passkey, and how many recovery codes are left; null without one.
 */
export async function findFactor(
  deps: { db: Database },
  userId: string,
): Promise<{ since: Date; codesLeft: number } | null> {
  return summaryOf(await listFactors(deps, userId));
}
