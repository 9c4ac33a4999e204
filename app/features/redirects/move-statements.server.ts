import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { canonicalPropertyPath, propertyPath } from '~/features/properties/property-paths';

import type { RedirectTable } from './redirect-table';

type Addressed = { slug: string; locationSlug: string | null };
type Move = { before: Addressed; after: Addressed };

const mostOfOne = 200;

/**
 * Statements that keep a property's old addresses working after it moved, wherever `guard` holds. What led to an old
 * address leads to the new one at once, so that there is no chain, and a new address leads nowhere else, so that there
 * is no loop.
 */
export function moveStatements(
  db: Database,
  { before, after, guard, now }: Move & { guard: SQL; now: Date },
): BatchItem<'sqlite'>[] {
  const moves = movesOf({ before, after });
  if (moves.length === 0) return [];
  const at = now.getTime();
  return [
    db
      .delete(redirects)
      .where(and(inArray(redirects.fromPath, [...new Set(moves.map(({ to }) => to))]), guard)),
    ...moves.map(({ from, to }) =>
      db
        .update(redirects)
        .set({ toPath: to, updatedAt: now, version: sql`${redirects.version} + 1` })
        .where(and(eq(redirects.toPath, from), ne(redirects.fromPath, to), guard)),
    ),
    ...(before.slug === after.slug ? [] : moves).map(({ from, to }) =>
      db
        .insert(redirects)
        .select(sql`select null, ${from}, ${to}, 301, 1, 0, null, ${at}, ${at}, 1 where ${guard}`)
        .onConflictDoUpdate({
          target: redirects.fromPath,
          set: {
            ...{ toPath: to, statusCode: 301 as const, isActive: true, updatedAt: now },
            version: sql`${redirects.version} + 1`,
          },
        }),
    ),
  ];
}

/** Tells the edge of a move that is stored. What fails here the next sweep mends; until then pages ask D1. */
export async function followMove(
  { db, redirects: table }: { db: Database; redirects: RedirectTable },
  move: Move,
): Promise<void> {
  const moves = movesOf(move);
  if (moves.length === 0) return;
  const targets = [...new Set(moves.map(({ to }) => to))];
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath, status: redirects.statusCode })
    .from(redirects)
    .where(and(inArray(redirects.toPath, targets), eq(redirects.isActive, true)))
    .orderBy(redirects.id)
    .limit(mostOfOne);
  await Promise.allSettled([
    ...targets.map((path) => table.remove(path)),
    ...rows.map(({ from, to, status }) => table.put(from, { to, status })),
  ]);
}

/** Each public address of a property that is another one now. */
function movesOf({ before, after }: Move): { from: string; to: string }[] {
  const pairs = [
    { from: propertyPath(before), to: propertyPath(after) },
    { from: canonicalPropertyPath(before), to: canonicalPropertyPath(after) },
  ];
  const seen = new Set<string>();
  return pairs.filter(({ from, to }) => {
    const isMove = from !== to && !seen.has(from);
    seen.add(from);
    return isMove;
  });
}
