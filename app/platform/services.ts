import { createDatabase, type Database } from '~/db/client';
import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import type { RedirectTable } from '~/features/redirects/redirect-table';

import { parseConfig, type Config, type WebEnv } from './env';
import { createJobQueue } from './job-queue';
import { createR2PhotoStore, type PhotoStore } from './photo-store';
import { createRedirectTable } from './redirect-table';
import { createQueueTraffic, type Traffic } from './traffic';

export type Clock = { now(): Date };

export type Services = {
  config: Config;
  db: Database;
  photos: PhotoStore;
  redirects: RedirectTable;
  traffic: Traffic;
  jobs: JobQueue;
  clock: Clock;
};

/** The platform, parsed once a request: everything that a loader or action may ask of the outside. */
export function createServices(env: WebEnv, ctx: Pick<ExecutionContext, 'waitUntil'>): Services {
  return {
    config: parseConfig(env),
    db: createDatabase(env.DB),
    photos: createR2PhotoStore(env.MEDIA),
    redirects: createRedirectTable(env.EDGE),
    traffic: createQueueTraffic(env.TRAFFIC, ctx),
    jobs: createJobQueue(env.JOBS, ctx),
    clock: { now: () => new Date() },
  };
}
