import type { Role } from '~/db/vocabulary';
import type { Watch } from '~/platform/bindings/bound-binding';

/** The measurements of one request while it is answered. */
export type RequestMeasure = {
  /** Calls to D1, a batch being one, and the milliseconds of all. */
  databaseCalls: number;
  databaseMs: number;
  /** Rows that D1 reports as read: of batches and writes, since a single read reports none. */
  rowsRead: number;
  /** An admin has made it. */
  isAdmin: boolean;
};

export const nothingMeasured = (): RequestMeasure => ({
  databaseCalls: 0,
  databaseMs: 0,
  rowsRead: 0,
  isAdmin: false,
});

/** Adds each answer of D1 to the measure. */
export function watchDatabase(measure: RequestMeasure): Watch {
  return (answer, ms) => {
    measure.databaseCalls += 1;
    measure.databaseMs += ms;
    const results = Array.isArray(answer) ? answer : [answer];
    for (const result of results as (Partial<D1Result> | null)[]) {
      measure.rowsRead += result?.meta?.rows_read ?? 0;
    }
  };
}

/** Records whether the person who makes the request is an admin. */
export const noticeAdmin = (measure?: RequestMeasure) => (viewer: { role: Role }) => {
  if (measure) measure.isAdmin = viewer.role === 'admin';
};
