import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';

/**
 * A match, and the value that its order sorts by; or, where it was read along its order, how many values were looked at. `capped` is 1
 * where there are more matches than are counted, although fewer were read.
 */
export type MatchRow = { rank: number; key: string | number | null; steps: number | null; capped: number };

const columns = {
  rank: sql<number>`rank`.as('rank'),
  key: sql<MatchRow['key']>`key`.as('key'),
  steps: sql<MatchRow['steps']>`steps`.as('steps'),
  capped: sql<MatchRow['capped']>`capped`.as('capped'),
};

/** Statement of the matches, for a batch. */
export const selectMatchRows = (db: Database, query: SQL) => db.select(columns).from(sql`(${query})`);
