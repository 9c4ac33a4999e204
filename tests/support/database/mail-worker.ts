import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDatabase } from '~/db/client';
import type { JobQueueName } from '~/features/work/jobs/job-rules';
import { announceDueJobs, type JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { workers } from '../../../scripts/lib/server/build.mjs';
import { imagesOption, imagesWorker } from '../../../scripts/lib/server/images/local-images.mjs';
import { migrationNames, statementsOf } from '../../../scripts/lib/server/migrations.mjs';
import { loadMiniflare } from '../../../scripts/lib/server/wrangler.mjs';
import { farDatabase, farHand } from './far-database';

const databaseId = '00000000-0000-4000-8000-000000000001';
const queueProducers = {
  JOBS: { queueName: 'stay-adelaide-jobs' },
  WORK: { queueName: 'stay-adelaide-work' },
};

type WorkerOptions = {
  /** `host:port` of the websites on loopback that the worker may read. */
  loopback?: readonly string[];
};

/**
 * The queue worker as deployed, with its own database and store; `remove` deletes everything. It has no
 * model.
 */
export async function buildMailWorker({ loopback = [] }: WorkerOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stay-adelaide-mail-'));
  const stateDir = path.join(folder, 'state');
  await createTables(stateDir);
  const script = await readFile(workers.queue.script, 'utf8');
  const known = new Set(runtimes());
  return {
    start: () => startMailWorker(script, stateDir, loopback, known),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs the migrations directly: the command that deploys them takes seconds to start. */
async function createTables(stateDir: string) {
  const { Miniflare } = loadMiniflare();
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { DB: databaseId },
    d1Persist: path.join(stateDir, 'v3', 'd1'),
  });
  const db = await miniflare.getD1Database('DB');
  await db.batch(
    migrationNames()
      .flatMap(statementsOf)
      .map((statement) => db.prepare(statement)),
  );
  await miniflare.dispose();
}

/**
 * Runs it until `kill`, which ends its process without warning, as a crash does. Adds that process to the
 * known ones.
 */
async function startMailWorker(
  script: string,
  stateDir: string,
  loopback: readonly string[],
  known: Set<number>,
) {
  const queue = {
    name: 'queue',
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents: script }],
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: { DB: databaseId },
    r2Buckets: ['MEDIA', 'BACKUPS'],
    kvNamespaces: ['EDGE'],
    ...imagesOption,
    queueProducers,
    queueConsumers: {
      'stay-adelaide-jobs': { maxBatchSize: 10, maxBatchTimeout: 0.01, maxRetries: 5 },
      'stay-adelaide-work': { maxBatchSize: 10, maxBatchTimeout: 0.01, maxRetries: 5 },
    },
    bindings: {
      ENVIRONMENT: 'local',
      CRAWL_LOOPBACK: loopback.join(),
      SITE_ORIGIN: 'http://localhost:8787',
      MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>',
      LINK_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    },
  };
  const hand = {
    name: 'hand',
    modules: true as const,
    script: farHand,
    compatibilityDate: queue.compatibilityDate,
    d1Databases: queue.d1Databases,
    queueProducers,
  };
  const { Miniflare } = loadMiniflare();
  const miniflare = new Miniflare({
    // Requests go to the first.
    workers: [hand, queue, await imagesWorker()],
    d1Persist: path.join(stateDir, 'v3', 'd1'),
    r2Persist: path.join(stateDir, 'v3', 'r2'),
    handleRuntimeStdio: (...streams: { resume(): unknown }[]) => streams.forEach((stream) => stream.resume()),
  });
  const address = await miniflare.ready;
  const runtime = runtimes().find((pid) => !known.has(pid));
  if (runtime) known.add(runtime);
  const ask = async (question: object) => {
    const body = JSON.stringify(question);
    // Not by miniflare's own `dispatchFetch`: once a connection of it has failed on a busy machine, all later ones do.
    return (await fetch(address, { method: 'POST', body })).json();
  };
  const db = createDatabase(farDatabase(ask));
  const send = (name: JobQueueName, ids: readonly string[]) =>
    ask({ queue: name.toUpperCase(), bodies: ids.map((jobId) => ({ version: 1, jobId })) });
  return {
    db,
    send,
    /** Does what the sweep does at start and every minute. */
    sweep: async () => {
      const sent: Promise<unknown>[] = [];
      const announce: JobQueue['announce'] = (ids, { queue = 'jobs' } = {}) =>
        void sent.push(send(queue, ids));
      const due = await announceDueJobs({ db, clock: { now: () => new Date() }, jobs: { announce } });
      await Promise.all(sent);
      return due;
    },
    kill: async () => {
      if (!runtime) throw new Error('The worker has no process.');
      process.kill(runtime, 'SIGKILL');
      await miniflare.dispose().catch(() => undefined);
    },
    stop: () => miniflare.dispose(),
  };
}

/** Processes of the runtime that this process has started. */
function runtimes(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, parent, name] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && name?.startsWith('workerd') ? [Number(pid)] : [];
  });
}
