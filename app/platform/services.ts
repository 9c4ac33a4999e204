import { createDatabase, type Database } from '~/db/client';
import type { RedirectTable } from '~/features/redirects/redirect-table';

import { parseConfig, type Config, type WebEnv } from './env';
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
    clock: { now: () => new Date() },
  };
}
