import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contactMessages, jobs, outboxMails } from '~/db/schema';

import { buildMailWorker } from '../support/database/mail-worker';

type Builder = Awaited<ReturnType<typeof buildMailWorker>>;
type Worker = Awaited<ReturnType<Builder['start']>>;

const kills = 50;
const mailsEach = 6;
let mailWorker: Builder;

beforeAll(async () => {
  mailWorker = await buildMailWorker();
});
afterAll(() => mailWorker.remove());

describe('mail', () => {
  it('is in the outbox exactly once after fifty kills of the worker in the middle of sending', async () => {
    const recipients: string[] = [];
    let inTheMiddle = 0;
    let patienceMs = 30;
    for (let round = 0; round <= kills; round += 1) {
      const worker = await mailWorker.start();
      const left = await findOut(worker);
      if (left.running > 0) inTheMiddle += 1;
      // Adjusts the time to that of sending here: longer while mails are left over, shorter once all are
      // sent.
      patienceMs *= left.running + left.waiting > 0 ? 1.3 : 0.6;
      if (round === kills) return expectEachOnce(worker, recipients, inTheMiddle);
      recipients.push(...(await addMails(worker, round)));
      await worker.sweep();
      await new Promise((resolve) => setTimeout(resolve, patienceMs * (0.5 + Math.random())));
      await worker.kill();
    }
  }, 900_000);
});

async function expectEachOnce(worker: Worker, recipients: string[], inTheMiddle: number) {
  await worker.sweep();
  await expect.poll(() => count(worker, ['waiting', 'running']), { interval: 250 }).toBe(0);
  const mails = await worker.db.select({ recipient: outboxMails.recipient }).from(outboxMails);
  const states = await worker.db.select({ state: jobs.state, attempts: jobs.attempts }).from(jobs);
  await worker.stop();

  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort());
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['done']));
  expect(inTheMiddle, 'kills that left a job in the hands of the dead').toBeGreaterThanOrEqual(10);
  expect(states.filter(({ attempts }) => attempts > 1).length).toBeGreaterThanOrEqual(10);
}

/** Returns the jobs that the dead worker left, and ends their leases, as two minutes would. */
async function findOut(worker: Worker) {
  const left = { running: await count(worker, ['running']), waiting: await count(worker, ['waiting']) };
  await worker.db.$client.prepare("update jobs set lease_until = 1 where state = 'running'").run();
  return left;
}

function count({ db }: Worker, states: (typeof jobs.$inferSelect.state)[]) {
  return db.$count(jobs, inArray(jobs.state, states));
}

async function addMails({ db }: Worker, round: number): Promise<string[]> {
  const rows = Array.from({ length: mailsEach }, (_, index) => ({
    id: `${round}-${index}`,
    email: `writer-${round}-${index}@example.com`,
  }));
  const words = { firstName: 'Ada', lastName: 'Q', subject: 'Tram', message: 'When?' };
  await db.batch([
    db.insert(contactMessages).values(rows.map((row) => ({ ...row, ...words, contentKey: row.id }))),
    db.insert(jobs).values(
      rows.map(({ id }) => ({
        id,
        kind: 'mail' as const,
        dueAt: new Date(),
        input: { version: 1, mail: 'contact-receipt', contactMessageId: id },
      })),
    ),
  ]);
  return rows.map(({ email }) => email);
}
