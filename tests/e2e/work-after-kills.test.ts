import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jobs, modelCalls, stagedImages, users } from '~/db/schema';
import type { WorkKind } from '~/features/work/jobs/submitted/work-budgets';

import { hotelSites } from '../fakes/hotel-sites';
import { serveSites } from '../fakes/hotel-sites/serve-sites';
import { buildMailWorker } from '../support/database/mail-worker';

type Builder = Awaited<ReturnType<typeof buildMailWorker>>;
type Worker = Awaited<ReturnType<Builder['start']>>;

const kills = 20;
const jobsEach = 5;
const owner = 'work-owner';

let hotels: Awaited<ReturnType<typeof serveSites>>;
let built: Builder;

beforeAll(async () => {
  hotels = await serveSites(hotelSites.filter(({ name }) => name === 'jetty-hotel'));
  built = await buildMailWorker({ loopback: hotels.loopback });
});
afterAll(async () => {
  await built?.remove();
  await hotels?.close();
});

describe('long work', () => {
  it('ends each of a hundred jobs exactly once, whenever the worker is killed', async () => {
    let inTheMiddle = 0;
    let patienceMs = 120;
    for (let round = 0; round <= kills; round += 1) {
      const worker = await built.start();
      if (round === 0) await prepare(worker);
      const left = await findOut(worker);
      if (left.running > 0) inTheMiddle += 1;
      // Adjusts the time to that of the work here: longer while jobs are left over, shorter once all have
      // ended.
      patienceMs *= left.running + left.waiting > 2 ? 1.3 : 0.7;
      if (round === kills) return expectEachEndedOnce(worker, inTheMiddle);
      await addJobs(worker, round);
      await worker.sweep();
      await new Promise((resolve) => setTimeout(resolve, patienceMs * (0.5 + Math.random())));
      await worker.kill();
    }
  }, 900_000);
});

/** An account that owns the jobs, and a record of every end of a job. */
async function prepare({ db }: Worker) {
  await db.insert(users).values({ id: owner, email: 'owner@example.com', emailVerifiedAt: new Date() });
  await db.$client.exec('create table ends (job_id text not null, state text not null)');
  await db.$client.exec(
    "create trigger ended after update of state on jobs when new.state in ('done', 'failed', 'unknown') and new.state <> old.state begin insert into ends values (new.id, new.state); end",
  );
}

/**
 * Returns the jobs that the dead worker left, and ends their leases, as two minutes would. A job that runs
 * during several of these kills is not too heavy, so its deaths are reset.
 */
async function findOut(worker: Worker) {
  const left = { running: await count(worker, ['running']), waiting: await count(worker, ['waiting']) };
  await worker.db.$client
    .prepare("update jobs set lease_until = 1, deaths = -1 where state = 'running'")
    .run();
  return left;
}

const count = ({ db }: Worker, states: (typeof jobs.$inferSelect.state)[]) =>
  db.$count(jobs, inArray(jobs.state, states));

/** One job of each kind that a worker without a model can run, and the expected end of a picture. */
async function addJobs({ db }: Worker, round: number) {
  const website = `${hotels.originOf('jetty-hotel')}/`;
  const typed = {
    page: null,
    seen: null,
    values: { title: 'Stays by the sea', content: '<p>By the sea.</p>' },
  };
  const written = { version: 1, prompt: 'A page about the sea', typed, from: '10.0.0.1' };
  const inputs: [WorkKind, object][] = [
    ['page-content', { ...written, contentType: 'title' }],
    ['page-content', { ...written, contentType: 'meta_description' }],
    ['page-image', written],
    ['property-from-url', { version: 1, url: website, withImages: true }],
    [
      'property-images',
      { version: 1, websiteUrl: website, propertyId: 1, propertyName: 'Jetty', locationSlug: 'glenelg' },
    ],
  ];
  expect(inputs).toHaveLength(jobsEach);
  await db.insert(jobs).values(
    inputs.map(([kind, input], index) => ({
      id: `work:${round}-${index}`,
      kind,
      input,
      ownerId: owner,
      dueAt: new Date(),
    })),
  );
}

async function expectEachEndedOnce(worker: Worker, inTheMiddle: number) {
  await worker.sweep();
  await expect.poll(() => count(worker, ['waiting', 'running']), { interval: 500 }).toBe(0);
  const ends = await worker.db.$client
    .prepare('select job_id as id, count(*) as count from ends group by job_id')
    .all<{ id: string; count: number }>();
  const rows = await worker.db.select().from(jobs);
  const staged = await worker.db.select().from(stagedImages);
  const calls = await worker.db.$count(modelCalls);
  await worker.stop();

  expect(rows).toHaveLength(kills * jobsEach);
  expect(ends.results.filter((end) => end.count !== 1)).toEqual([]);
  expect(ends.results).toHaveLength(rows.length);
  const endings = rows.map(({ kind, state, error }) => `${kind}: ${state} ${error ?? ''}`.trim());
  expect([...new Set(endings)].sort()).toEqual([
    'page-content: done',
    'page-image: failed Image generation is not set up on this site.',
    'property-from-url: done',
    'property-images: done',
  ]);
  const sets = new Map<string, number[]>();
  for (const { jobId, position } of staged) sets.set(jobId, [...(sets.get(jobId) ?? []), position]);
  expect(sets.size, 'jobs that found pictures').toBe(kills * 2);
  const sizes = [...sets.values()].map((positions) => positions.sort((a, b) => a - b).join());
  expect(new Set(sizes).size, 'each job has the same pictures, once').toBe(1);
  expect(calls).toBeGreaterThan(0);
  expect(inTheMiddle, 'kills that left a job in the hands of the dead').toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ attempts }) => attempts > 1).length).toBeGreaterThanOrEqual(5);
}
