import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

export type Database = DrizzleD1Database & {
  $client: D1Database;
  /**
   * Id of the request that this database was opened for; jobs that the request starts store it. Null without
   * a request.
   */
  requestId?: string | null;
};

/**
 * Made for each request. Without `db.query`, which the site does not use and which would read the whole
 * schema each time.
 */
export function createDatabase(binding: D1Database, requestId: string | null = null): Database {
  return Object.assign(drizzle(binding), { requestId });
}
