import type { Database } from '~/db/client';

import type { AppliedFilter } from './applied-filters';
import { countStays } from './find-stays.server';
import { resultLimit } from './search-sql';

export type Removal = { key: string; label: string; count: number; isCapped: boolean };

/** For an empty result: each applied filter with the number of stays that would be found without it, most first. */
export async function listRemovals(
  { db }: { db: Database },
  filters: readonly AppliedFilter[],
): Promise<Removal[]> {
  const removals = await Promise.all(
    filters.slice(0, 12).map(async ({ key, label, without }) => {
      const count = await countStays({ db }, without);
      return { key, label, count: Math.min(count, resultLimit), isCapped: count > resultLimit };
    }),
  );
  return removals.sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}
