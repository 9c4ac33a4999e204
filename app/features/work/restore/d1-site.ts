import type { RestoreSite } from './restore-site';

const atOnce = 40;

/** A database inside this process: the local one, and those of tests. */
export function createD1Site(db: D1Database): RestoreSite {
  return {
    read: async (sql) => (await db.prepare(sql).all<Record<string, unknown>>()).results,
    async run(statements) {
      for (let at = 0; at < statements.length; at += atOnce) {
        await db.batch(statements.slice(at, at + atOnce).map((statement) => db.prepare(statement)));
      }
    },
  };
}
