import { and, eq, gte } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { leadDays } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { addDays, adelaideDate } from '~/lib/time/dates';

const weeksShown = 12;

export type LeadWeek = { monday: string; received: number };

/** The manager's leads per week of Adelaide's calendar; the last one is the present week. */
export async function listLeadWeeks({ db, clock }: DbClock, manager: Manager): Promise<LeadWeek[]> {
  const first = addDays(mondayOf(adelaideDate(clock.now())), -7 * (weeksShown - 1));
  const days = await db
    .select({ day: leadDays.day, received: leadDays.received })
    .from(leadDays)
    .where(and(eq(leadDays.scope, isStaff(manager) ? 'all' : manager.profileId), gte(leadDays.day, first)))
    .orderBy(leadDays.day)
    .limit(7 * weeksShown);
  return Array.from({ length: weeksShown }, (_, week) => {
    const monday = addDays(first, 7 * week);
    const own = days.filter(({ day }) => mondayOf(day) === monday);
    return { monday, received: own.reduce((sum, { received }) => sum + received, 0) };
  });
}

function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}
