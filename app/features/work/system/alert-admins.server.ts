import { eq, exists, max, not, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { alerts, deadLetters, requestFigures } from '~/db/schema';
import { alertKinds, type AlertKind } from '~/db/vocabulary';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import { mailedAdmins } from '~/features/work/mail/mailed-staff';

import { backupJobs, waitingJobs } from './find-job-state';
import { judgeState, type SiteState } from './judge-state';
import { slotMs, slotOf } from './slots';

/** Isolates report what they counted within this time. */
const reportedWithinMs = 60_000;

/**
 * Mails each admin once when something has crossed its limit, and once when it is well again. Returns how
 * many mails it wrote. The state of an alert changes in one batch with its mails, so that only one of two
 * concurrent sweeps writes them.
 */
export async function alertAdmins({ db, clock, jobs }: DbClockJobs): Promise<number> {
  const now = clock.now();
  const { state, begun } = await readState(db, now);
  const verdicts = judgeState(state);
  const written: string[] = [];
  for (const kind of alertKinds) {
    const isBegun = begun.has(kind);
    if (verdicts[kind] === 'bad' && !isBegun) written.push(...(await begin(db, kind, now)));
    if (verdicts[kind] === 'well' && isBegun) written.push(...(await end(db, kind, now)));
  }
  jobs.announce(written);
  return written.length;
}

async function readState(db: Database, now: Date): Promise<{ state: SiteState; begun: Set<AlertKind> }> {
  const slot = new Date(slotOf(now.getTime() - reportedWithinMs) - slotMs);
  const { requests, waiting, backups, letters, begun } = await runBatch(db, {
    requests: db
      .select({
        requests: sql<number>`coalesce(sum(${requestFigures.requests}), 0)`,
        errors: sql<number>`coalesce(sum(${requestFigures.errors}), 0)`,
      })
      .from(requestFigures)
      .where(eq(requestFigures.slot, slot)),
    waiting: waitingJobs(db, now),
    backups: backupJobs(db),
    letters: db.select({ at: sql<number | null>`${max(deadLetters.diedAt)}` }).from(deadLetters),
    begun: db.select({ kind: alerts.kind }).from(alerts).limit(alertKinds.length),
  });
  const state = {
    now: now.getTime(),
    requests: requests[0]?.requests ?? 0,
    errors: requests[0]?.errors ?? 0,
    oldestJob: waiting[0]?.oldest ?? null,
    backup: { wholeAt: backups[0]?.wholeAt ?? null, firstAt: backups[0]?.firstAt ?? null },
    lastDeadLetter: letters[0]?.at ?? null,
  };
  return { state, begun: new Set(begun.map(({ kind }) => kind)) };
}

const isBegun = (db: Database, kind: AlertKind) =>
  exists(db.select({ kind: alerts.kind }).from(alerts).where(eq(alerts.kind, kind)));

async function begin(db: Database, kind: AlertKind, now: Date): Promise<string[]> {
  const { mails } = await runBatch(db, {
    mails: mailAdmins(db, { kind, state: 'begun', now, onlyIf: not(isBegun(db, kind)) }),
    alert: db.insert(alerts).values({ kind, beganAt: now }).onConflictDoNothing(),
  });
  return mails.map(({ id }) => id);
}

async function end(db: Database, kind: AlertKind, now: Date): Promise<string[]> {
  const { mails } = await runBatch(db, {
    mails: mailAdmins(db, { kind, state: 'over', now, onlyIf: isBegun(db, kind) }),
    alert: db.delete(alerts).where(eq(alerts.kind, kind)),
  });
  return mails.map(({ id }) => id);
}

type AlertChange = { kind: AlertKind; state: 'begun' | 'over'; now: Date; onlyIf: SQL };

/** One for each admin who can sign in. */
function mailAdmins(db: Database, { kind, state, now, onlyIf }: AlertChange) {
  const at = now.getTime();
  return queueMail(
    db,
    { version: 1, mail: 'alert', alert: kind, state, at, userId: sql`admin.id` },
    {
      id: sql`${`alert:${kind}:${state}:${at}:`} || admin.id`,
      now,
      from: sql`(${sql.raw(mailedAdmins)}) admin`,
      onlyIf,
    },
  );
}
