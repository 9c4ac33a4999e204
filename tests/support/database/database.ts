import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { inject } from 'vitest';

const databaseId = '00000000-0000-4000-8000-000000000001';

type Answer = { result: { results: { rows: unknown[][] } }[] | null; errors: unknown };
type Statement = {
  sql: string;
  values: unknown[];
  resolve: (rows: unknown[][]) => void;
  reject: (error: Error) => void;
};

/** Statements for each site that have not been sent yet. */
const waiting = new Map<string, Statement[]>();

/**
 * The running site's database. Miniflare's explorer runs the statements within the site's process: if a
 * second process opened the same file, statements of the site would fail as locked.
 */
export async function siteDatabase(origin = inject('origin')) {
  return drizzle(async (sql, values, method) => {
    const rows = await ask(origin, sql, values);
    return { rows: method === 'get' ? (rows[0] ?? []) : rows };
  });
}

/** Statements of the same moment travel in one request and run in their order; when one fails, all of them fail. */
function ask(origin: string, sql: string, values: unknown[]): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(origin);
    if (others) return void others.push({ sql, values, resolve, reject });
    waiting.set(origin, [{ sql, values, resolve, reject }]);
    setImmediate(() => {
      const statements = waiting.get(origin) ?? [];
      waiting.delete(origin);
      send(origin, statements).catch((error) => statements.forEach((statement) => statement.reject(error)));
    });
  });
}

async function send(origin: string, statements: readonly Statement[]): Promise<void> {
  const response = await fetch(`${origin}/cdn-cgi/explorer/api/d1/database/${databaseId}/raw`, {
    method: 'POST',
    // A connection of its own: the runtime closes those that rest, and a request on one that is just closing fails.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ batch: statements.map(withOneText) }),
  });
  const { result, errors } = (await response.json()) as Answer;
  if (!response.ok)
    throw new Error(`${JSON.stringify(errors)} for ${statements.map(({ sql }) => sql).join('; ')}`);
  statements.forEach(({ resolve }, index) => resolve(result?.[index]?.results.rows ?? []));
}

/** The explorer binds only texts, so all values are passed as one JSON text. */
function withOneText({ sql, values }: Statement) {
  let at = 0;
  return {
    sql: sql.replace(/\?/g, () => `json_extract(?1, '$[${at++}]')`),
    params: values.length > 0 ? [JSON.stringify(values)] : [],
  };
}
