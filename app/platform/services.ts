import { createDatabase, type Database } from '~/db/client';
import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import type { PictureEncoder } from '~/features/photos/picture-encoder';
import type { SweepCursor } from '~/features/photos/sweep-photos.server';
import type { RedirectTable } from '~/features/redirects/redirect-table';

import { parseConfig, type Config, type WebEnv } from './env';
import { createJobQueue } from './job-queue';
import { createR2PhotoStore, type PhotoStore } from './photo-store';
import { createPictureEncoder } from './picture-encoder';
import { createRedirectTable } from './redirect-table';
import { createSweepCursor } from './sweep-cursor';
import { createQueueTraffic, type Traffic } from './traffic';

export type Clock = { now(): Date };

export type Services = {
  config: Config;
  db: Database;
  photos: PhotoStore;
  pictures: PictureEncoder;
  photoSweep: SweepCursor;
  mediaSweep: SweepCursor;
  stagedSweep: SweepCursor;
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
    pictures: createPictureEncoder(env.IMAGES),
    photoSweep: createSweepCursor(env.EDGE, 'photos'),
    mediaSweep: createSweepCursor(env.EDGE, 'media'),
    stagedSweep: createSweepCursor(env.EDGE, 'staged'),
    redirects: createRedirectTable(env.EDGE),
    traffic: createQueueTraffic(env.TRAFFIC, ctx),
    jobs: createJobQueue({ jobs: env.JOBS, work: env.WORK }, ctx),
    clock: { now: () => new Date() },
  };
}
