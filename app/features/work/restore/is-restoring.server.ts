import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';

import { unfinishedTable } from './restore-site';

/** True when a backup is being restored into this database, or was until it was interrupted. */
export async function isRestoring({ db }: { db: Database }): Promise<boolean> {
  const rows = await db.all(
    sql`select name from sqlite_master where type = 'table' and name = ${unfinishedTable}`,
  );
  return rows.length > 0;
}
