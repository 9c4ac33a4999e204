import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { redirects } from '~/db/schema';

import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';

/** An address that has changed. */
export type Move = { from: string; to: string };

const maxOfOne = 200;
const raised = sql`${redirects.version} + 1`;

/**
 * Statements that keep old addresses working after a move, wherever `guard` holds. Redirects to an old
 * address get the new target at once, so that there is no chain, and a redirect at a new address is removed,
 * so that there is no loop. `leavesRedirects: false` is for an address that was never public.
 */
export function moveStatements(
  db: Database,
  {
    moves,
    leavesRedirects,
    guard,
    now,
  }: { moves: readonly Move[]; leavesRedirects: boolean; guard: SQL; now: Date },
): BatchItem<'sqlite'>[] {
  if (moves.length === 0) return [];
  return [
    db
      .delete(redirects)
      .where(and(inArray(redirects.fromPath, [...new Set(moves.map(({ to }) => to))]), guard)),
    ...moves.map(({ from, to }) =>
      db
        .update(redirects)
        .set({ toPath: to, updatedAt: now, version: raised })
        .where(and(eq(redirects.toPath, from), ne(redirects.fromPath, to), guard)),
    ),
    ...(leavesRedirects ? moves : []).map(({ from, to }) =>
      insertRow(
        db,
        redirects,
        { fromPath: from, toPath: to, createdAt: now, updatedAt: now },
        sql`where ${guard}`,
      ).onConflictDoUpdate({
        target: redirects.fromPath,
        set: { toPath: to, statusCode: 301 as const, isActive: true, updatedAt: now, version: raised },
      }),
    ),
  ];
}

/** Copies stored moves to the edge. What fails here the next sweep repairs; until then pages read D1. */
export async function followMove(
  { db, redirects: table }: { db: Database; redirects: RedirectTable },
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const targets = [...new Set(moves.map(({ to }) => to))];
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath, status: redirects.statusCode })
    .from(redirects)
    .where(and(inArray(redirects.toPath, targets), eq(redirects.isActive, true)))
    .orderBy(redirects.id)
    .limit(maxOfOne);
  await Promise.allSettled([
    ...targets.map((path) => table.remove(path)),
    ...rows.map(({ from, to, status }) => table.put(from, { to, status })),
  ]);
}
