import { and, desc, gte, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { alerts, systemFigures } from '~/db/schema';
import { alertKinds } from '~/db/vocabulary';

import { backupsByStep, failedJobs, newestBackup, waitingJobs } from './find-job-state';
import {
  requestKindLabel,
  noRequests,
  requestsByKind,
  requestsByStep,
  totalsOf,
} from './find-requests.server';
import { periodOf, stepAt, stepOf, type Period, type PeriodName } from './periods';

/** The folder in which releases are recorded. */
export type ReleaseLog = {
  /** The newest that was completed. */
  latest(): Promise<{ commit: string; at: Date } | null>;
  /** When each release since then began, whatever its end; null where that cannot be read. */
  begunSince(time: Date): Promise<Date[] | null>;
};

type Dependencies = DbClock & { releases: ReleaseLog };

/** The figures of a period, and the state of the site right now, for admins; one call to the database. */
export async function findSystem({ db, clock, releases }: Dependencies, name: PeriodName) {
  const now = clock.now();
  const period = periodOf(name, now);
  const [found, release, begun] = await Promise.all([
    readFigures(db, period, now),
    releases.latest(),
    releases.begunSince(new Date(period.begins)),
  ]);
  const requests = new Map(found.requests.map((row) => [row.step, totalsOf(row)]));
  const states = new Map(found.states.map((row) => [row.step, row]));
  const backups = new Map(found.backups.map((row) => [row.step, row]));
  const releasesIn = (step: number) => begun && begun.filter((at) => stepAt(at, period) === step).length;
  const steps = Array.from({ length: period.steps }, (_, step) => ({
    at: new Date(period.begins + step * period.stepMs),
    ...(requests.get(step) ?? noRequests),
    state: states.get(step) ?? null,
    backups: backups.get(step)?.backups ?? 0,
    backupBytes: backups.get(step)?.bytes ?? 0,
    releases: releasesIn(step),
  }));
  const oldest = found.waiting[0]?.oldest ?? null;
  return {
    isEmpty: found.requests.length === 0 && found.states.length === 0,
    steps,
    kinds: found.kinds.map(({ page, ...row }) => ({ page, label: requestKindLabel(page), ...totalsOf(row) })),
    jobs: {
      waiting: found.waiting[0]?.waiting ?? 0,
      oldestMs: oldest === null ? null : now.getTime() - oldest,
      failed: found.failed[0]?.failed ?? 0,
      mails: found.failed[0]?.mails ?? 0,
    },
    storage: found.sizes[0] ?? null,
    backup: found.newest[0] ?? null,
    release,
    alerts: found.alerts,
  };
}

function readFigures(db: Database, period: Period, now: Date) {
  const { databaseBytes, mediaBytes } = systemFigures;
  return runBatch(db, {
    requests: requestsByStep(db, period),
    kinds: requestsByKind(db, period),
    states: statesByStep(db, period),
    sizes: db
      .select({ databaseBytes, mediaBytes })
      .from(systemFigures)
      .orderBy(desc(systemFigures.slot))
      .limit(1),
    waiting: waitingJobs(db, now),
    failed: failedJobs(db),
    newest: newestBackup(db),
    backups: backupsByStep(db, period),
    alerts: db
      .select({ kind: alerts.kind, beganAt: alerts.beganAt })
      .from(alerts)
      .orderBy(alerts.beganAt)
      .limit(alertKinds.length),
  });
}

/** The maximum of each step; for costs the sum. */
const statesByStep = (db: Database, period: Period) =>
  db
    .select({
      step: stepOf(systemFigures.slot, period),
      jobsWaiting: sql<number>`max(${systemFigures.jobsWaiting})`,
      jobsFailed: sql<number>`max(${systemFigures.jobsFailed})`,
      oldestJobMs: sql<number>`max(${systemFigures.oldestJobMs})`,
      mailFailures: sql<number>`max(${systemFigures.mailFailures})`,
      aiCostMicroUsd: sql<number>`sum(${systemFigures.aiCostMicroUsd})`,
      databaseBytes: sql<number | null>`max(${systemFigures.databaseBytes})`,
      mediaBytes: sql<number | null>`max(${systemFigures.mediaBytes})`,
    })
    .from(systemFigures)
    .where(and(gte(systemFigures.slot, new Date(period.begins)), lt(systemFigures.slot, end(period))))
    .groupBy(sql`1`)
    .limit(period.steps + 1);

const end = ({ begins, steps, stepMs }: Period) => new Date(begins + steps * stepMs);
