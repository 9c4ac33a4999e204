import { eq } from 'drizzle-orm';

import { cacheUses } from '~/db/schema';
import type { DbClock } from '~/db/dependencies';
import { adelaideDate } from '~/lib/time/dates';

/** How many requests of today (Adelaide's) there were, and how many of them the cache answered; counted within a minute. */
export async function findCacheUse({ db, clock }: DbClock): Promise<{ requests: number; answered: number }> {
  const rows = await db
    .select({ use: cacheUses.use, count: cacheUses.count })
    .from(cacheUses)
    .where(eq(cacheUses.day, adelaideDate(clock.now())))
    .limit(10);
  const sumOf = (uses: readonly { count: number }[]) => uses.reduce((sum, { count }) => sum + count, 0);
  return {
    requests: sumOf(rows),
    answered: sumOf(rows.filter(({ use }) => use === 'hit' || use === 'stale')),
  };
}
