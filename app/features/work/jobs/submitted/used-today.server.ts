import { sql, type SQL } from 'drizzle-orm';

import { adelaideDate, adelaideMidnight } from '~/lib/time/dates';

import { kindsOf, type BudgetName } from './work-budgets';

/**
 * How much of a budget of `max` the user has used since Adelaide's midnight: the jobs submitted, and the
 * pictures made for pages. Those that failed cost nothing, as many as the budget itself has: reading a website
 * that fails is work as well.
 */
export function usedToday(userId: string, name: BudgetName, now: Date, max: number): SQL<number> {
  const today = adelaideDate(now);
  const theirs = sql`owner_id = ${userId} and created_at >= ${adelaideMidnight(today).getTime()}`;
  const kinds = JSON.stringify(kindsOf(name));
  const submitted = sql<number>`(select count(*) filter (where state <> 'failed')
      + max(0, count(*) filter (where state = 'failed') - ${max})
    from jobs where ${theirs} and kind in (select value from json_each(${kinds})))`;
  if (name !== 'pictures') return submitted;
  return sql`(${submitted} + (select count(*) from model_calls
    where user_id = ${userId} and day = ${today} and kind = 'page-image' and outcome = 'answered'
      and job_id in (select id from jobs where ${theirs} and kind = 'page-content')))`;
}
