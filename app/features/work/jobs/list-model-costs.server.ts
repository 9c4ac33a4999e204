import { count, desc, eq, gte, sql, sum } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { modelCalls, users } from '~/db/schema';
import { addDays, adelaideDate } from '~/lib/time/dates';

const days = 30;
const maxPeople = 10;

const totals = {
  calls: count(),
  /** Sum of input and output. */
  tokens: sql<number>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)`,
  costMicroUsd: sql<number>`coalesce(${sum(modelCalls.costMicroUsd)}, 0)`,
};

/**
 * Cost of model calls in the last 30 days of Adelaide's calendar: by kind of work, and by person, the highest
 * first.
 */
export async function listModelCosts({ db, clock }: DbClock) {
  const since = gte(modelCalls.day, addDays(adelaideDate(clock.now()), 1 - days));
  const [byKind, byPerson] = await Promise.all([
    db
      .select({
        kind: modelCalls.kind,
        ...totals,
        unusable: sql<number>`sum(${modelCalls.outcome} <> 'answered')`,
      })
      .from(modelCalls)
      .where(since)
      .groupBy(modelCalls.kind)
      .orderBy(desc(totals.costMicroUsd), modelCalls.kind)
      .limit(20),
    db
      .select({ email: users.email, ...totals })
      .from(modelCalls)
      .innerJoin(users, eq(users.id, modelCalls.userId))
      .where(since)
      .groupBy(users.id)
      .orderBy(desc(totals.costMicroUsd), desc(count()), users.id)
      .limit(maxPeople),
  ]);
  return { days, byKind, byPerson };
}
