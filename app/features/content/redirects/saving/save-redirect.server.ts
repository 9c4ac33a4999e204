import { and, eq, ne, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { isUniqueViolation } from '~/db/is-unique-violation';
import { runBatch } from '~/db/run-batch';
import { redirects } from '~/db/schema';
import { copyToEdge } from '~/features/content/redirects/edge/copy-to-edge.server';
import { judgeRedirect, type Link } from '~/features/content/redirects/rules/judge-redirect';
import type { RedirectErrors, RedirectInput } from '~/features/content/redirects/rules/redirect-form';
import { targetPath } from '~/features/content/redirects/rules/redirect-path';
import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { findOccupants } from './find-occupants.server';
import { leadsTo, readBookAround } from './redirect-book.server';

export type RedirectDependencies = { db: Database; redirects: RedirectTable; clock: Clock };
/** The redirect to change, as it was seen; null for a new one. */
export type Seen = { id: number; version: number; from: string } | null;

export type SaveAnswer =
  | { outcome: 'saved'; edgeKnows: boolean }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; errors: RedirectErrors; pointOn: readonly Link[] };

/**
 * Stores a redirect with its entry in the log and, on request, gives redirects that lead to its old path the
 * new target, in one batch; then updates the edge. 'conflict' when another person has changed it since it was
 * seen. The rules are checked first, for the messages, and again within the batch, against concurrent
 * writers.
 */
export async function saveRedirect(
  deps: RedirectDependencies,
  { input, seen, actor }: { input: RedirectInput; seen: Seen; actor: Actor },
): Promise<SaveAnswer> {
  const refusal = await refuse(deps.db, input, seen);
  if (refusal) return refusal;
  const { db, clock } = deps;
  const now = clock.now();
  const allowed = guardOf(db, input, seen);
  const pointed = input.isActive && input.pointOn ? await leadingTo(db, input, seen) : [];
  const statements = {
    saved: seen ? updateStatement(db, input, seen, allowed, now) : insertStatement(db, input, allowed, now),
    entry: entryStatement(db, input, { seen, actor, pointedOn: pointed.length, now }),
    pointedOn: pointed.length > 0 && pointOnStatement(db, input, now),
  };
  try {
    const { saved } = await runBatch(db, statements);
    if (saved.meta.changes === 0) {
      return (await refuse(db, input, seen)) ?? { outcome: 'conflict' };
    }
  } catch (error) {
    if (!isUniqueViolation(error, 'redirects.from_path')) throw error;
    return (await refuse(db, input, seen)) ?? { outcome: 'conflict' };
  }
  const paths = [...new Set([input.from, ...(seen ? [seen.from] : []), ...pointed.map(({ from }) => from)])];
  return { outcome: 'saved', edgeKnows: await copyToEdge(deps, paths) };
}

async function refuse(
  db: Database,
  input: RedirectInput,
  seen: Seen,
): Promise<Extract<SaveAnswer, { outcome: 'refused' }> | null> {
  const taken = await findTaken(db, input.from, seen);
  const refused = (errors: RedirectErrors, pointOn: readonly Link[] = []) =>
    ({ outcome: 'refused', errors, pointOn }) as const;
  if (taken) return refused({ from: `There is a redirect from ${input.from} already, to ${taken.to}` });
  // A redirect that is switched off leads nowhere; the rules apply when it is switched on.
  const [book, occupants] = input.isActive
    ? await Promise.all([readBookAround(db, input, seen?.id ?? null), findOccupants({ db }, [input.from])])
    : [{ at: () => null, leadingTo: () => [] }, new Map<string, string>()];
  const trouble = judgeRedirect({ ...input, occupant: occupants.get(input.from) ?? null }, book);
  return trouble && refused({ [trouble.field]: trouble.text }, trouble.pointOn);
}

async function findTaken(db: Database, from: string, seen: Seen) {
  const [row] = await db
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(and(eq(redirects.fromPath, from), seen ? ne(redirects.id, seen.id) : undefined))
    .limit(1);
  return row;
}

async function leadingTo(db: Database, { from }: RedirectInput, seen: Seen): Promise<readonly Link[]> {
  const book = await readBookAround(db, { from, to: from }, seen?.id ?? null);
  return book.leadingTo(from);
}

/** No active redirect begins where this one ends, or ends where it begins. */
function guardOf(db: Database, { from, to, isActive, pointOn }: RedirectInput, seen: Seen): SQL {
  if (!isActive) return sql`true`;
  const others = (condition: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(redirects)
      .where(and(eq(redirects.isActive, true), ne(redirects.id, seen?.id ?? 0), condition));
  const onward = sql`not exists ${others(eq(redirects.fromPath, targetPath(to)))}`;
  return pointOn ? onward : sql`(${onward} and not exists ${others(leadsTo(from))})`;
}

function insertStatement(db: Database, { from, to, status, isActive }: RedirectInput, guard: SQL, now: Date) {
  return insertRow(
    db,
    redirects,
    { fromPath: from, toPath: to, statusCode: status, isActive, createdAt: now, updatedAt: now },
    sql`where ${guard}`,
  );
}

function updateStatement(
  db: Database,
  { from, to, status, isActive }: RedirectInput,
  seen: NonNullable<Seen>,
  guard: SQL,
  now: Date,
) {
  return db
    .update(redirects)
    .set({
      fromPath: from,
      toPath: to,
      statusCode: status,
      isActive,
      updatedAt: now,
      version: sql`${redirects.version} + 1`,
    })
    .where(and(eq(redirects.id, seen.id), eq(redirects.version, seen.version), guard));
}

/** Runs just after the redirect's own statement. */
function entryStatement(
  db: Database,
  { from, to, status, isActive }: RedirectInput,
  { seen, actor, pointedOn, now }: { seen: Seen; actor: Actor; pointedOn: number; now: Date },
) {
  return auditStatement(
    db,
    {
      actor,
      action: seen ? 'redirect-changed' : 'redirect-created',
      subject: seen ? `redirect:${seen.id}` : 'redirects',
      detail: { path: from, to, status, active: isActive, pointedOn },
    },
    { guard: changed, now },
  );
}

/** Leads redirects to `from` on to `to`, query included; only if the redirect between these two has been stored. */
function pointOnStatement(db: Database, { from, to }: RedirectInput, now: Date) {
  const isStored = sql`exists (select 1 from redirects r where r.from_path = ${from} and r.to_path = ${to}
    and r.is_active = 1)`;
  return db
    .update(redirects)
    .set({ toPath: to, updatedAt: now, version: sql`${redirects.version} + 1` })
    .where(
      and(leadsTo(from), ne(redirects.fromPath, targetPath(to)), eq(redirects.isActive, true), isStored),
    );
}
