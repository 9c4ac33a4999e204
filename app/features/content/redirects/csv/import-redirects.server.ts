import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { redirects } from '~/db/schema';
import { copyToEdge } from '~/features/content/redirects/edge/copy-to-edge.server';
import type { RedirectInput } from '~/features/content/redirects/rules/redirect-form';
import { findOccupants } from '~/features/content/redirects/saving/find-occupants.server';
import { readWholeBook } from '~/features/content/redirects/saving/redirect-book.server';
import type { RedirectDependencies } from '~/features/content/redirects/saving/save-redirect.server';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import { planImport, type ImportPlan } from './plan-import';
import { readImport, type ImportLine } from './redirect-csv';

const linesOfOneBatch = 100;

export type ImportAnswer =
  | { trouble: string }
  | { trouble?: undefined; lines: ImportLine[]; isApplied: boolean; edgeKnows: boolean };

type Input = { text: string; origin: string; actor: Actor; isApplied: boolean };

/**
 * Plans an import of redirects line by line and, when `isApplied`, writes all lines that are not refused, in
 * batches with one log entry each. A second import of the same file changes nothing.
 */
export async function importRedirects(
  deps: RedirectDependencies,
  { text, origin, actor, isApplied }: Input,
): Promise<ImportAnswer> {
  const { lines, trouble } = readImport(text, origin);
  if (trouble !== undefined) return { trouble };
  const froms = [...new Set(lines.flatMap(({ input }) => (input?.isActive ? [input.from] : [])))];
  const [stored, occupants] = await Promise.all([readWholeBook(deps.db), findOccupants(deps, froms)]);
  const plan = planImport(lines, [...stored.values()], occupants);
  const edgeKnows = isApplied ? await apply(deps, plan, actor) : true;
  return { lines: plan.lines, isApplied, edgeKnows };
}

async function apply(deps: RedirectDependencies, { writes }: ImportPlan, actor: Actor): Promise<boolean> {
  for (let at = 0; at < writes.length; at += linesOfOneBatch) {
    await writeSome(deps, writes.slice(at, at + linesOfOneBatch), actor);
  }
  return copyToEdge(
    deps,
    writes.map(({ from }) => from),
  );
}

async function writeSome(
  { db, clock }: RedirectDependencies,
  writes: readonly RedirectInput[],
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  await db.batch([
    upsertStatement(db, writes, now),
    auditStatement(
      db,
      {
        actor,
        action: 'redirects-imported',
        subject: 'redirects',
        detail: { count: writes.length },
      },
      { guard: changed, now },
    ),
  ]);
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

function upsertStatement(db: Database, writes: readonly RedirectInput[], now: Date) {
  const json = JSON.stringify(
    writes.map((write) => [write.from, write.to, write.status, write.isActive ? 1 : 0]),
  );
  return insertRow(
    db,
    redirects,
    {
      fromPath: sql`json_extract(value, '$[0]')`,
      toPath: sql`json_extract(value, '$[1]')`,
      statusCode: sql`json_extract(value, '$[2]')`,
      isActive: sql`json_extract(value, '$[3]')`,
      createdAt: now,
      updatedAt: now,
    },
    sql`from json_each(${json}) where true`,
  ).onConflictDoUpdate({
    target: redirects.fromPath,
    set: {
      toPath: excluded('to_path'),
      statusCode: excluded('status_code'),
      isActive: excluded('is_active'),
      updatedAt: excluded('updated_at'),
      version: sql`${redirects.version} + 1`,
    },
  });
}
