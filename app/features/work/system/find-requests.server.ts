import { gte, sql, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { requestFigures } from '~/db/schema';
import { timeOfShare } from '~/lib/time/time-buckets';

import { requestKinds, type RequestKind } from './request-kinds';
import { stepOf, type Period } from './periods';
import { timeColumns } from './time-columns';

const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`;

const totals = {
  requests: total(requestFigures.requests),
  errors: total(requestFigures.errors),
  hits: total(requestFigures.hits),
  rowsRead: total(requestFigures.rowsRead),
  times: sql`json_array(${sql.join(
    timeColumns.map((name) => sql`sum(${requestFigures[name]})`),
    sql`, `,
  )})`.mapWith((text: string) => JSON.parse(text) as number[]),
};

type Row = { requests: number; errors: number; hits: number; rowsRead: number; times: number[] };

/** Statement: the requests of each step of a period that had any. */
export const requestsByStep = (db: Database, period: Period) =>
  db
    .select({ step: stepOf(requestFigures.slot, period), ...totals })
    .from(requestFigures)
    .where(gte(requestFigures.slot, new Date(period.begins)))
    .groupBy(sql`1`)
    .limit(period.steps + 1);

/** Statement: the requests of a period by kind of page, the most frequent first. */
export const requestsByKind = (db: Database, period: Period) =>
  db
    .select({ page: requestFigures.page, ...totals })
    .from(requestFigures)
    .where(gte(requestFigures.slot, new Date(period.begins)))
    .groupBy(requestFigures.page)
    .orderBy(sql`2 desc`, requestFigures.page)
    .limit(50);

export type RequestTotals = Omit<Row, 'times'> & {
  /** Milliseconds within which half, and 95 of a hundred, were answered; null without requests. */
  p50: number | null;
  p95: number | null;
};

/** The sums of some requests with the times of half of them and of all but the slowest. */
export function totalsOf({ times, requests, errors, hits, rowsRead }: Row): RequestTotals {
  return { requests, errors, hits, rowsRead, p50: timeOfShare(times, 0.5), p95: timeOfShare(times, 0.95) };
}

export const noRequests: RequestTotals = {
  requests: 0,
  errors: 0,
  hits: 0,
  rowsRead: 0,
  p50: null,
  p95: null,
};

/** The name of a stored kind; one of an older release has its own word. */
export const requestKindLabel = (page: string): string => requestKinds[page as RequestKind] ?? page;
