import { sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import type { Actor } from '~/lib/actor';

import { usedToday } from './used-today.server';
import { maxOf, workBudgets, type BudgetName } from './work-budgets';

export type WorkBudget = { label: string; used: number; max: number };

/** How much of today's budget the viewer has used, shown before it is used up. */
export async function findWorkBudget(
  { db, clock }: DbClock,
  viewer: Pick<Actor, 'userId' | 'role'>,
  name: BudgetName,
): Promise<WorkBudget> {
  const max = maxOf(viewer, name);
  const [row] = await db.all<{ used: number }>(
    sql`select ${usedToday(viewer.userId, name, clock.now(), max)} as used`,
  );
  return { label: workBudgets[name].label, used: row?.used ?? 0, max };
}
