import { sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { rateLimits } from '~/db/schema';

type Attempt = {
  /** Purpose and visitor, such as `newsletter:<visitorKey>`. */
  key: string;
  /** Attempts allowed within one window. */
  limit: number;
  windowSeconds: number;
};

/**
 * Counts one attempt and says whether it was still within the limit. One statement, so that parallel attempts
 * cannot pass together. Windows are fixed and begin at multiples of their length.
 */
export async function takeAttempt(
  { db, clock }: DbClock,
  { key, limit, windowSeconds }: Attempt,
): Promise<boolean> {
  const length = windowSeconds * 1000;
  const windowStart = new Date(Math.floor(clock.now().getTime() / length) * length);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row !== undefined && row.count <= limit;
}
