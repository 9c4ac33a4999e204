import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

export type Database = DrizzleD1Database & { $client: D1Database };

/** Made for each request; drizzle's `db.query`, which nobody uses, would read the whole schema each time. */
export function createDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
