import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';

import type { Link, RedirectBook } from '~/features/content/redirects/rules/judge-redirect';
import { targetPath } from '~/features/content/redirects/rules/redirect-path';

const maxSteps = 20;
const maxLeading = 200;
const rowsOfOneRead = 1_000;

/** Condition: a redirect's target is this path, whatever its query or fragment. */
export function leadsTo(path: string): SQL {
  const to = redirects.toPath;
  return sql`(${to} = ${path} or (${to} >= ${`${path}?`} and ${to} < ${`${path}@`})
    or (${to} >= ${`${path}#`} and ${to} < ${`${path}$`}))`;
}

/**
 * The redirects that an active redirect between two paths could conflict with: those from its target, and
 * those to its old path.
 */
export async function readBookAround(
  db: Database,
  { from, to }: Link,
  ownId: number | null,
): Promise<RedirectBook> {
  const others = and(eq(redirects.isActive, true), ownId === null ? undefined : ne(redirects.id, ownId));
  const leading = await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(others, leadsTo(from)))
    .orderBy(asc(redirects.id))
    .limit(maxLeading);
  const onward = new Map<string, string>();
  for (let path = targetPath(to), step = 0; step < maxSteps && !onward.has(path); step += 1) {
    const [row] = await db
      .select({ to: redirects.toPath })
      .from(redirects)
      .where(and(others, eq(redirects.fromPath, path)))
      .limit(1);
    if (!row) break;
    onward.set(path, row.to);
    path = targetPath(row.to);
  }
  return { at: (path) => onward.get(path) ?? null, leadingTo: () => leading };
}

export type BookEntry = {
  id: number;
  version: number;
  from: string;
  to: string;
  status: number;
  isActive: boolean;
};

/** Every redirect, for an import; inactive ones are only in `rows`. */
export async function readWholeBook(db: Database): Promise<Map<string, BookEntry>> {
  const rows = new Map<string, BookEntry>();
  for (let last = 0, isMore = true; isMore;) {
    const some = await db
      .select({
        id: redirects.id,
        version: redirects.version,
        isActive: redirects.isActive,
        from: redirects.fromPath,
        to: redirects.toPath,
        status: redirects.statusCode,
      })
      .from(redirects)
      .where(gt(redirects.id, last))
      .orderBy(asc(redirects.id))
      .limit(rowsOfOneRead);
    for (const row of some) rows.set(row.from, row);
    isMore = some.length === rowsOfOneRead;
    last = some.at(-1)?.id ?? last;
  }
  return rows;
}
