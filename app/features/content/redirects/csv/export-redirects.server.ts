import { asc, gt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { toCsv } from '~/lib/text/csv';

import { redirectColumns } from './redirect-csv';

const rowsOfOneRead = 1_000;

/** All redirects as CSV, piece by piece, in the columns that an import reads. */
export async function* exportRedirects({ db }: { db: Database }): AsyncGenerator<string> {
  yield toCsv(redirectColumns, []);
  for (let last = 0, isMore = true; isMore;) {
    const rows = await db
      .select()
      .from(redirects)
      .where(gt(redirects.id, last))
      .orderBy(asc(redirects.id))
      .limit(rowsOfOneRead);
    const lines = rows.map(({ fromPath, toPath, statusCode, isActive }) => ({
      from: fromPath,
      to: toPath,
      status: statusCode,
      active: isActive,
    }));
    yield toCsv(redirectColumns, lines, { hasHead: false });
    isMore = rows.length === rowsOfOneRead;
    last = rows.at(-1)?.id ?? last;
  }
}
