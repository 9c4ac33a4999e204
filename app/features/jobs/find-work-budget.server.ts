import { and, count, eq, gte, inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { adelaideDate, adelaideMidnight } from '~/lib/dates';

import { kindsOf, mostOf, workBudgets, type BudgetName } from './work-budgets';

export type WorkBudget = { label: string; used: number; most: number };

/** How much of today's budget somebody has used, to be shown before it is reached. */
export async function findWorkBudget(
  { db, clock }: { db: Database; clock: { now(): Date } },
  viewer: { userId: string; role: Role },
  name: BudgetName,
): Promise<WorkBudget> {
  const since = adelaideMidnight(adelaideDate(clock.now()));
  const [row] = await db
    .select({ used: count() })
    .from(jobs)
    .where(
      and(eq(jobs.ownerId, viewer.userId), gte(jobs.createdAt, since), inArray(jobs.kind, kindsOf(name))),
    );
  return { label: workBudgets[name].label, used: row?.used ?? 0, most: mostOf(viewer, name) };
}
