import { and, eq, gt, isNull } from 'drizzle-orm';

import { accountTokens } from '~/db/schema';
import type { AccountTokenPurpose } from '~/db/vocabulary';

/** Condition of a mailed link or code of that purpose that was neither used nor replaced and has not expired. */
export const liveToken = (id: string, purpose: AccountTokenPurpose, now: Date) =>
  and(
    eq(accountTokens.id, id),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );
