import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { localPath } from '~/lib/paths';
import { systemActor, type LoggedActor } from '~/lib/actor';

import type { RedirectTable, StoredRedirect } from '~/features/content/redirects/rules/redirect-table';
import { settleInTurns } from './settle-in-turns';

/**
 * A path that was wrong in the edge's copy. `had` is null for nothing or nothing readable, `now` for nothing.
 */
export type Difference = {
  kind: 'missing' | 'different' | 'extra';
  path: string;
  had: StoredRedirect | null;
  now: StoredRedirect | null;
};

export type Reconciliation = {
  differences: Difference[];
  /** Paths that could not be repaired; the next run tries again. */
  failed: string[];
};

/** The edge's table could not be read, so that nothing was compared. */
export class EdgeUnread extends Error {}

type Dependencies = { db: Database; redirects: RedirectTable };

const rowsOfOneRead = 1_000;
/** Few enough that the data is still true when the last of them is repaired. */
const pathsOfOneRead = 200;
/** Number of differences that the log lists one by one; the count covers all. */
const maxRecorded = 50;

/**
 * Makes the edge's table equal to the active redirects in D1 and returns the differences. Each difference is
 * read once more before it is repaired, so that concurrent writes stay. If anything was repaired, an entry
 * goes into the log. Throws EdgeUnread.
 */
export async function reconcileRedirects(
  { db, redirects: table }: Dependencies,
  actor: LoggedActor = systemActor,
): Promise<Reconciliation> {
  const wanted = await readAll(db);
  const stored = await table.list().catch((cause: unknown) => {
    throw new EdgeUnread('the redirects at the edge could not be read', { cause });
  });
  const suspects = [
    ...[...wanted].filter(([path, entry]) => !isSame(stored.get(path), entry)).map(([path]) => path),
    ...[...stored.keys()].filter((path) => !wanted.has(path)),
  ];
  const found: Reconciliation = { differences: [], failed: [] };
  for (let at = 0; at < suspects.length; at += pathsOfOneRead) {
    const paths = suspects.slice(at, at + pathsOfOneRead);
    const present = await readSome(db, paths);
    const differences = paths.flatMap((path) => compare(path, stored, present.get(path) ?? null) ?? []);
    found.differences.push(...differences);
    const failed = await settleInTurns(differences, (difference) => mend(table, difference));
    found.failed.push(...failed.map(({ path }) => path));
  }
  if (found.differences.length > found.failed.length) await recordDifferences(db, found, actor);
  return found;
}

function compare(
  path: string,
  stored: Map<string, StoredRedirect | null>,
  now: StoredRedirect | null,
): Difference | null {
  const had = stored.get(path) ?? null;
  if (!now) return stored.has(path) ? { kind: 'extra', path, had, now } : null;
  if (isSame(had, now)) return null;
  return { kind: stored.has(path) ? 'different' : 'missing', path, had, now };
}

function mend(table: RedirectTable, { path, now }: Difference): Promise<void> {
  return now ? table.put(path, now) : table.remove(path);
}

function isSame(had: StoredRedirect | null | undefined, now: StoredRedirect): boolean {
  return had?.to === now.to && had.status === now.status;
}

async function readAll(db: Database): Promise<Map<string, StoredRedirect>> {
  const entries = new Map<string, StoredRedirect>();
  for (let last = 0, isMore = true; isMore;) {
    const rows = await db
      .select({ id: redirects.id, ...columns })
      .from(redirects)
      .where(and(eq(redirects.isActive, true), gt(redirects.id, last)))
      .orderBy(asc(redirects.id))
      .limit(rowsOfOneRead);
    addTo(entries, rows);
    isMore = rows.length === rowsOfOneRead;
    last = rows.at(-1)?.id ?? last;
  }
  return entries;
}

async function readSome(db: Database, paths: string[]): Promise<Map<string, StoredRedirect>> {
  const rows = await db
    .select(columns)
    .from(redirects)
    .where(
      and(
        eq(redirects.isActive, true),
        sql`${redirects.fromPath} in (select value from json_each(${JSON.stringify(paths)}))`,
      ),
    )
    .limit(paths.length);
  return addTo(new Map<string, StoredRedirect>(), rows);
}

const columns = { from: redirects.fromPath, to: redirects.toPath, status: redirects.statusCode };

/** Leaves out redirects to another site: the edge does not follow them. */
function addTo(
  entries: Map<string, StoredRedirect>,
  rows: readonly (StoredRedirect & { from: string })[],
): Map<string, StoredRedirect> {
  for (const { from, to, status } of rows) if (localPath(to) !== null) entries.set(from, { to, status });
  return entries;
}

async function recordDifferences(db: Database, { differences, failed }: Reconciliation, actor: LoggedActor) {
  const recorded = differences.slice(0, maxRecorded);
  await recordAudit(
    { db },
    {
      actor,
      action: 'redirects-reconciled',
      subject: 'redirects',
      detail: { count: differences.length, failed: failed.length, differences: JSON.stringify(recorded) },
    },
  );
}
