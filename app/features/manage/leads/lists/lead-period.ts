import { addDays, adelaideDate, adelaideMidnight } from '~/lib/time/dates';

export const leadPeriods = ['today', '7-days', '30-days', 'this-month', 'last-month', '12-months'] as const;
export type LeadPeriod = (typeof leadPeriods)[number];

export const leadPeriodNames: Record<LeadPeriod, string> = {
  today: 'Today',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  '12-months': 'Last 12 months',
};

/** First day of the month that is `months` after that of `date`, or before when negative. */
export function monthStart(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * Days of a period in Adelaide's calendar: the first, and the one after the last, which is null for an open
 * end.
 */
function periodDays(period: LeadPeriod, today: string): { from: string; to: string | null } {
  switch (period) {
    case 'today':
      return { from: today, to: null };
    case '7-days':
      return { from: addDays(today, -6), to: null };
    case '30-days':
      return { from: addDays(today, -29), to: null };
    case 'this-month':
      return { from: monthStart(today), to: null };
    case 'last-month':
      return { from: monthStart(today, -1), to: monthStart(today) };
    case '12-months':
      return { from: monthStart(today, -11), to: null };
  }
}

/** The same as instants: including the first, excluding the second. */
export function periodInstants(period: LeadPeriod, now: Date): { from: Date; to: Date | null } {
  const { from, to } = periodDays(period, adelaideDate(now));
  return { from: adelaideMidnight(from), to: to === null ? null : adelaideMidnight(to) };
}
