import { createHash, randomUUID } from 'node:crypto';

import { ApiFailure, Plain, route, type Account } from './account';
import { requireDatabase } from './data-routes';
import type { Databases } from './databases';

type Import = { database: string; etag: string; sql: string | null };

/**
 * D1's import of SQL: it begins with the text's MD5, the text is uploaded to a signed address without the token, D1 takes it in, and is
 * order until it is done. `address` is where the fake can be reached.
 */
export function importRoutes(databases: Databases, address: () => string) {
  const imports = new Map<string, Import>();
  const begun = (filename = '') => {
    const found = imports.get(filename);
    if (!found) throw new ApiFailure(400, 7500, 'Not currently importing anything.');
    return found;
  };
  const run = async ({ database, sql }: Import) => {
    const { length: count } = await databases.query(database, sql ?? '', []);
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
    return { num_queries: count, final_bookmark: 'after-the-import', meta };
  };
  const answers = {
    init: ({ etag = '' }, database: string) => {
      const filename = randomUUID();
      imports.set(filename, { database, etag, sql: null });
      return {
        success: true,
        type: 'import',
        upload_url: `${address()}/signed-uploads/${filename}`,
        filename,
      };
    },
    ingest: ({ filename, etag }: Input) => {
      const { sql, etag: announced } = begun(filename);
      if (sql === null || etag !== announced) throw new ApiFailure(400, 7500, 'The file is not there.');
      return { success: true, type: 'import', status: 'active', at_bookmark: filename, messages: [] };
    },
    poll: async ({ current_bookmark: filename }: Input, _: string, { importsLast }: Account) => {
      const answer = { type: 'import', messages: [] };
      if (importsLast) return { ...answer, success: true, status: 'active', at_bookmark: filename };
      try {
        return { ...answer, success: true, status: 'complete', result: await run(begun(filename)) };
      } catch (error) {
        return { ...answer, success: true, status: 'error', errors: [String((error as Error).message)] };
      }
    },
  };
  return {
    ofAccount: [
      route('POST', '/d1/database/:id/import', 'import', ({ account, parts, json }) => {
        const order = json<Input>();
        return answers[order.action](order, requireDatabase(account, parts).uuid, account);
      }),
    ],
    uploads: [
      route('PUT', '/signed-uploads/:name', 'upload sql', ({ parts, body }) => {
        begun(parts[0]).sql = body.toString();
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        return new Plain('', 'text/plain', { etag });
      }),
    ],
  };
}

type Input = {
  action: 'init' | 'ingest' | 'poll';
  etag?: string;
  filename?: string;
  current_bookmark?: string;
};
