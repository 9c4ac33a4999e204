import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

export type Database = DrizzleD1Database & {
  $client: D1Database;
  /** The request that this database was opened for, which the jobs that it begins keep; null without one. */
  requestId?: string | null;
};

/** Made for each request; drizzle's `db.query`, which nobody uses, would read the whole schema each time. */
export function createDatabase(binding: D1Database, requestId: string | null = null): Database {
  return Object.assign(drizzle(binding), { requestId });
}
