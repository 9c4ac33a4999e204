import { Miniflare } from 'miniflare';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';

import { ApiFailure } from './account';

/** Real SQLite behind the fake's D1: one database for each id, made when it is first asked. */
export async function startDatabases(atMost = 4) {
  const slots = Array.from({ length: atMost }, (_, at) => `slot-${at}`);
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response(null) }',
    compatibilityDate: '2026-04-20',
    d1Databases: slots,
  });
  const taken = new Map<string, string>();
  const open = (id: string) => {
    const slot = taken.get(id) ?? slots[taken.size];
    if (!slot) throw new Error('The fake has no database left.');
    taken.set(id, slot);
    return miniflare.getD1Database(slot);
  };
  return {
    open,
    /** Runs every statement of this text in one transaction, as D1 does. */
    async query(id: string, sql: string, params: unknown[]) {
      const database = await open(id);
      const statements = splitSql(sql).map((one, at) =>
        database.prepare(one).bind(...(at === 0 ? params : [])),
      );
      try {
        const answers = statements.length > 0 ? await database.batch(statements) : [];
        return answers.map(({ results, meta }) => ({ results, success: true, meta }));
      } catch (error) {
        throw new ApiFailure(400, 7500, error instanceof Error ? error.message : String(error));
      }
    },
    stop: () => miniflare.dispose(),
  };
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;
