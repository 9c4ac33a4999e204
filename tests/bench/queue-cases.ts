import { createDatabase } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { queueMail } from '~/features/work/mail/queue-mail';
import { runJob } from '~/features/work/jobs/run-job.server';
import { recordTraffic } from '~/features/work/traffic/record-traffic.server';
import { createOutboxMailer } from '~/platform/mail/outbox-mailer';

import { mailHandler } from '../../workers/queue/send-mail';
import { measuredDatabase, nothingMeasured, type Measured } from '../support/database/measured-database';

type Result = { name: string; perSecond: number; calls: number; statements: number };

const clock = { now: () => new Date('2026-10-31T12:00:00Z') };
const batches = 20;
/** The maximum of one delivery of each queue. */
const sizes = { traffic: 100, mail: 10 };

/** The work that the queue worker does in a second, and the database calls of one delivery. */
export async function measureQueues(d1: D1Database): Promise<Result[]> {
  return [await measureTraffic(d1), await measureMails(d1)];
}

async function measureTraffic(d1: D1Database): Promise<Result> {
  await d1.prepare("insert into redirects (from_path, to_path) values ('/old', '/new')").run();
  return measure('traffic events', sizes.traffic, d1, async (measured, batch) => {
    const delivered = Array.from({ length: sizes.traffic }, (_, at) => ({
      id: `${batch}-${at}`,
      event: {
        version: 1 as const,
        kind: at % 2 ? ('redirect-hit' as const) : ('missing-path' as const),
        path: at % 2 ? '/old' : `/gone/${batch}/${at}`,
        at: batch * 1000 + at,
        count: 1,
      },
    }));
    await recordTraffic({ db: createDatabase(measured), clock }, delivered);
  });
}

async function measureMails(d1: D1Database): Promise<Result> {
  const db = createDatabase(d1);
  await d1.prepare("insert into users (id, email) values ('reader', 'reader@example.com')").run();
  await d1
    .prepare("insert into profiles (id, user_id, email) values ('reader', 'reader', 'reader@example.com')")
    .run();
  const mails = Array.from({ length: batches * sizes.mail }, (_, at) => [
    `mail ${at}`,
    queueMail(
      db,
      { version: 1, mail: 'factor-added', userId: 'reader' },
      { id: `mail-${at}`, now: clock.now() },
    ),
  ]);
  await runBatch(db, Object.fromEntries(mails));
  return measure('mails', sizes.mail, d1, async (measured, batch) => {
    const within = createDatabase(measured);
    const mailer = createOutboxMailer(within, 'Stay <stay@example.com>');
    const facts = { db: within, clock, siteOrigin: 'https://stay.test', linkSecret: 'x'.repeat(32) };
    const handlers = { mail: mailHandler({ ...facts, mailer }) };
    const ids = Array.from({ length: sizes.mail }, (_, at) => `mail-${batch * sizes.mail + at}`);
    const outcomes = await Promise.all(ids.map((id) => runJob({ db: within, clock, handlers }, id)));
    if (outcomes.some(({ state }) => state !== 'done')) throw new Error(JSON.stringify(outcomes));
  });
}

type Deliver = (measured: D1Database, batch: number) => Promise<void>;

async function measure(name: string, size: number, d1: D1Database, deliver: Deliver): Promise<Result> {
  let sum: Measured = nothingMeasured();
  const started = performance.now();
  for (let batch = 0; batch < batches; batch += 1) {
    sum = nothingMeasured();
    await deliver(measuredDatabase(d1, sum), batch);
  }
  const seconds = (performance.now() - started) / 1000;
  const statements = sum.statements.length;
  return { name, perSecond: (batches * size) / seconds, calls: sum.calls, statements };
}
