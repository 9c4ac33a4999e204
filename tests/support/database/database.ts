import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { inject } from 'vitest';

const databaseId = '00000000-0000-4000-8000-000000000001';

type Answer = { result: { results: { rows: unknown[][] } }[] | null; errors: unknown };

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

/** The explorer binds only texts, so all values are passed as one JSON text. */
async function ask(origin: string, sql: string, values: unknown[]): Promise<unknown[][]> {
  let at = 0;
  const asked = {
    sql: sql.replace(/\?/g, () => `json_extract(?1, '$[${at++}]')`),
    params: values.length > 0 ? [JSON.stringify(values)] : [],
  };
  const response = await fetch(`${origin}/cdn-cgi/explorer/api/d1/database/${databaseId}/raw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { result, errors } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${JSON.stringify(errors)} for ${sql}`);
  return result?.[0]?.results.rows ?? [];
}
