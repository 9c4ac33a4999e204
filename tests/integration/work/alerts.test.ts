import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { alerts, deadLetters, jobs, outboxMails, requestFigures, users } from '~/db/schema';
import { alertAdmins } from '~/features/work/system/alert-admins.server';
import { recordDeadLetters } from '~/features/work/system/record-dead-letters.server';
import type { QueueEnv } from '~/platform/queues/queue-services';

import worker from '../../../workers/queue';
import { createManager } from '../../factories/account';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T03:00:00Z');
const at = (minutes: number) => ({ now: () => new Date(start + minutes * 60_000) });

beforeEach(() =>
  db.batch([
    db.delete(users),
    db.delete(jobs),
    db.delete(alerts),
    db.delete(requestFigures),
    db.delete(deadLetters),
    db.delete(outboxMails),
  ]),
);

/** One sweep; what it announces is delivered to the queue worker as deployed. Returns who got which mail. */
async function sweep(minutes: number): Promise<string[]> {
  const announced: string[] = [];
  const queue = { announce: (ids: readonly string[]) => void announced.push(...ids) };
  await alertAdmins({ db, clock: at(minutes), jobs: queue });
  const context = createExecutionContext();
  const messages = announced.map((jobId) => ({
    id: jobId,
    timestamp: new Date(),
    attempts: 1,
    body: { version: 1, jobId },
  }));
  const bindings = { ...env, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' };
  await worker.queue(createMessageBatch('stay-adelaide-jobs', messages), bindings as QueueEnv, context);
  await waitOnExecutionContext(context);
  const mails = await db.select().from(outboxMails);
  await db.delete(outboxMails);
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}

it('mails each admin once when requests fail, and once when they are answered again', async () => {
  const [ada, bea] = [await createManager(db, 'admin'), await createManager(db, 'admin')];
  await createManager(db, 'moderator');
  await createManager(db, 'owner');
  const gone = await createManager(db, 'admin');
  await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.userId));
  const slot = (minutes: number, errors: number) =>
    db.insert(requestFigures).values({ slot: at(minutes).now(), page: 'home', requests: 400, errors });
  await slot(0, 4);
  await slot(10, 5);
  await slot(20, 0);
  expect(await sweep(12)).toEqual([]);
  expect(await sweep(20)).toEqual([]);
  const begun = await sweep(21);
  expect(begun).toEqual(
    [ada, bea].map(({ email }) => `${email}: Stay Adelaide: Too many requests fail`).toSorted(),
  );
  expect(await sweep(22)).toEqual([]);
  expect(await sweep(31)).toEqual(
    [ada, bea].map(({ email }) => `${email}: Stay Adelaide: Requests are answered again`).toSorted(),
  );
  expect(await sweep(32)).toEqual([]);
});

it('links to the figures, and names what failed', async () => {
  await createManager(db, 'admin');
  await recordDeadLetters({ db, clock: at(0) }, { id: 'd', queue: 'traffic-dead', messages: 2 });
  await alertAdmins({ db, clock: at(1), jobs: { announce: () => undefined } });
  const [job] = await db.select().from(jobs);
  const messages = [{ id: 'm', timestamp: new Date(), attempts: 1, body: { version: 1, jobId: job?.id } }];
  const context = createExecutionContext();
  const bindings = { ...env, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' };
  await worker.queue(createMessageBatch('stay-adelaide-jobs', messages), bindings as QueueEnv, context);
  await waitOnExecutionContext(context);
  const [mail] = await db.select().from(outboxMails);
  expect(mail?.text).toContain('http://localhost:8787/dashboard/site/system');
  expect(mail?.text).toContain('after several attempts');
});

it('mails about a dead letter, and an hour later that there was no other', async () => {
  await createManager(db, 'admin');
  await recordDeadLetters({ db, clock: at(0) }, { id: 'd', queue: 'traffic-dead', messages: 2 });
  expect(await sweep(1)).toHaveLength(1);
  await recordDeadLetters({ db, clock: at(30) }, { id: 'e', queue: 'traffic-dead', messages: 1 });
  expect(await sweep(61)).toEqual([]);
  expect(await sweep(90)).toMatchObject([expect.stringContaining('for an hour')]);
});

it('mails about a job that nobody takes, and about a backup that was due', async () => {
  await createManager(db, 'admin');
  const waiting = { kind: 'page-image' as const, input: {}, createdAt: at(0).now(), updatedAt: at(0).now() };
  await db.insert(jobs).values([
    { ...waiting, id: 'slow', dueAt: at(0).now() },
    { ...waiting, id: 'backup:2026-11-20:1', state: 'done', dueAt: at(0).now(), result: { isWhole: true } },
  ]);
  expect(await sweep(15)).toEqual([]);
  expect(await sweep(16)).toMatchObject([expect.stringContaining('waiting too long')]);
  await db.delete(jobs).where(eq(jobs.id, 'slow'));
  expect(await sweep(17)).toMatchObject([expect.stringContaining('in time again')]);
  expect(await sweep(26 * 60)).toEqual([]);
  expect(await sweep(26 * 60 + 1)).toMatchObject([expect.stringContaining('no new backup')]);
  const late = at(27 * 60).now();
  await db.insert(jobs).values([
    {
      ...waiting,
      id: 'backup:2026-11-21:1',
      state: 'done',
      dueAt: late,
      updatedAt: late,
      result: { isWhole: false },
    },
  ]);
  expect(await sweep(27 * 60 + 1)).toEqual([]);
  await db
    .update(jobs)
    .set({ result: { isWhole: true } })
    .where(eq(jobs.id, 'backup:2026-11-21:1'));
  expect(await sweep(27 * 60 + 2)).toMatchObject([expect.stringContaining('a new backup')]);
});

it('sends a mail by the clock that the queue has not delivered within a minute, and once', async () => {
  const { email } = await createManager(db, 'admin');
  const ago = (ms: number) => new Date(Date.now() - ms);
  const mail = { version: 1, mail: 'alert', alert: 'jobs', state: 'begun', at: Date.now() };
  const [admin] = await db.select({ id: users.id }).from(users);
  const alert = { kind: 'mail' as const, input: { ...mail, userId: admin?.id } };
  await db.insert(jobs).values([
    { ...alert, id: 'alert:jobs:begun:1:late', dueAt: ago(61_000) },
    { ...alert, id: 'alert:jobs:begun:2:young', dueAt: ago(30_000) },
    { ...alert, id: 'another-mail', dueAt: ago(3_600_000) },
  ]);
  const bindings = { ...env, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' } as QueueEnv;
  for (let minute = 0; minute < 2; minute += 1) {
    const context = createExecutionContext();
    await worker.scheduled(createScheduledController(), bindings, context);
    await waitOnExecutionContext(context);
  }
  const sent = await db.select().from(outboxMails);
  expect(sent.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
    `${email}: Stay Adelaide: Jobs are waiting too long`,
  ]);
  expect(await db.$count(jobs, eq(jobs.state, 'done'))).toBe(1);
});

it('writes its mails once, however many sweeps notice at the same time', async () => {
  await createManager(db, 'admin');
  await recordDeadLetters({ db, clock: at(0) }, { id: 'd', queue: 'traffic-dead', messages: 2 });
  const deps = { db, clock: at(1), jobs: { announce: () => undefined } };
  const written = await Promise.all([alertAdmins(deps), alertAdmins(deps), alertAdmins(deps)]);
  expect(written.toSorted()).toEqual([0, 0, 1]);
  expect(await db.$count(jobs)).toBe(1);
});
