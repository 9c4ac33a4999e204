import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { slotMs, slotOf } from './slots';

export const periodNames = ['day', 'month'] as const;
export type PeriodName = (typeof periodNames)[number];

const hourMs = 3_600_000;
const shapes = {
  day: { steps: 24, stepMs: hourMs },
  month: { steps: 30, stepMs: 24 * hourMs },
} as const;

/** The last 24 hours by hour, or the last 30 days by day, up to the end of the present ten minutes; milliseconds since the epoch. */
export type Period = { begins: number; steps: number; stepMs: number };

/** The period that ends with the present ten minutes. */
export function periodOf(name: PeriodName, now: Date): Period {
  const { steps, stepMs } = shapes[name];
  return { begins: slotOf(now.getTime()) + slotMs - steps * stepMs, steps, stepMs };
}

/** The number of the step that a moment is in, from 0. */
export const stepAt = (moment: Date, { begins, stepMs }: Period): number =>
  Math.floor((moment.getTime() - begins) / stepMs);

/** SQL: the number of the step that a moment is in, from 0. */
export const stepOf = (moment: SQLWrapper, { begins, stepMs }: Period): SQL<number> =>
  sql<number>`cast((${moment} - ${begins}) / ${stepMs} as integer)`;
