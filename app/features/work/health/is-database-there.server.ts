import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';

/** True when the database answers a query that reads no row; its binding has a time limit. */
export const isDatabaseThere = ({ db }: { db: Database }): Promise<boolean> =>
  db.get(sql`select 1 as there`).then(
    () => true,
    () => false,
  );
