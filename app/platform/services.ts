import { createDatabase, type Database } from '~/db/client';
import type { Role } from '~/db/vocabulary';
import type { ReleaseLog } from '~/features/work/system/find-system.server';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import type { MinutesQueue } from '~/features/directory/places/announce-due-minutes.server';
import type { PictureEncoder } from '~/features/pictures/encoding/picture-encoder';
import type { SweepCursor } from '~/features/pictures/files/sweep-objects.server';
import { passwordCosts, type PasswordKey } from '~/features/people/password/password.server';
import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import type { Clock } from '~/lib/time/clock';
import { madeWhenRead } from '~/lib/memory/made-when-read';
import { once } from '~/lib/memory/once';
import { makeAnew, type Remember } from '~/lib/memory/remember';

import { createPartBreaker } from './bindings/breakers';
import { bindInTime, type Trouble } from './bindings/bind-in-time';
import { configOf, type Config, type WebEnv } from './env';
import { createJobQueue } from './queues/job-queue';
import { createMinutesQueue } from './queues/minutes-queue';
import { createMapArchive, type MapArchive } from './storage/map-archive';
import { createR2PhotoStore, type PhotoStore } from './storage/photo-store';
import { createReleaseLog } from './storage/release-log';
import { createPictureEncoder, encodingLimits } from './storage/picture-encoder';
import { createEdgeCopy, type EdgeCopy } from './storage/edge-copy';
import { createRedirectTable } from './storage/redirect-table';
import { databaseStart } from './http/database-start';
import { openDatabase, type DatabaseStart } from './storage/database-session';
import { createSearchLimit, type SearchLimit } from './http/limits/search-limit';
import { createSweepCursor } from './storage/sweep-cursor';
import type { Errand } from './bindings/time-limits';
import { createFigureQueue, type FigureQueue } from './queues/figure-queue';
import { noticeAdmin, watchDatabase, type RequestMeasure } from './http/request-measure';
import { createTrafficSums, type Traffic } from './http/traffic';

export type Services = {
  config: Config;
  db: Database;
  /** The bookmark of the database state that this request has seen, for the next request. */
  bookmark: () => string | null;
  /** Set-Cookie values of this request's renewed session, which an answer must have even where the rest of the form failed. */
  renewed: string[];
  /** The texts of a form with files that this request's route has read, for the page that comes back if it fails. */
  readTexts: FormData[];
  photos: PhotoStore;
  mapArchive: MapArchive;
  pictures: PictureEncoder;
  photoSweep: SweepCursor;
  mediaSweep: SweepCursor;
  stagedSweep: SweepCursor;
  redirects: RedirectTable;
  edgeCopy: EdgeCopy;
  /** The isolate's copies of the site's frame and lists, where the answer is the same for every visitor. */
  remember: Remember;
  searchLimit: SearchLimit;
  traffic: Traffic;
  figures: FigureQueue;
  releases: ReleaseLog;
  /** Called with the signed-in person once the session has been read. */
  noticeViewer: (viewer: { role: Role }) => void;
  jobs: JobQueue;
  minutes: MinutesQueue;
  clock: Clock;
  passwordCost: NonNullable<PasswordKey['passwordCost']>;
};

type Use = {
  errand: Errand;
  /** Decides where the database is read; without one, where it is written. */
  request?: Request;
  /** The copy at which the database's session begins, if `request` does not decide. */
  start?: DatabaseStart;
  /** Called for every outside call that failed. */
  onTrouble?: Trouble;
  remember?: Remember;
  /** The receiver of reports instead of the queue. */
  traffic?: Traffic;
  /** Number of the request, and its measurements. */
  requestId?: string | undefined;
  measure?: RequestMeasure | undefined;
};

/** Where the sweep of each store of pictures goes on. */
const sweepsOf = (edge: () => KVNamespace) => ({
  photoSweep: () => createSweepCursor(edge(), 'photos'),
  mediaSweep: () => createSweepCursor(edge(), 'media'),
  stagedSweep: () => createSweepCursor(edge(), 'staged'),
});

/** Pages do not need KV: after a few failures, no request of this isolate waits for it for a moment. */
const kvBreaker = createPartBreaker();

/** Reports of this isolate's requests go together. */
const trafficSums = createTrafficSums();

/**
 * The platform for one request: every outside call that a loader or action may make, each with its time limit. A page
 * makes only the parts that it uses.
 */
export function createServices(
  env: WebEnv,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  { errand, request, start, onTrouble, traffic, remember = makeAnew, requestId, measure }: Use = {
    errand: 'work',
  },
): Services {
  const config = configOf(env);
  const inTime = bindInTime({ errand, scale: config.patience, onTrouble });
  const edge = once(() => inTime('KV', env.EDGE, errand === 'batch' ? undefined : kvBreaker));
  const session = once(() => {
    const begin = start ?? (request ? databaseStart({ config }, request) : 'first-primary');
    return openDatabase(inTime('D1', env.DB, undefined, measure && watchDatabase(measure)), begin);
  });
  return madeWhenRead<Services>({
    config: () => config,
    db: () => createDatabase(session().binding, requestId),
    bookmark: () => session().bookmark,
    renewed: () => [],
    readTexts: () => [],
    photos: () => createR2PhotoStore(inTime('R2', env.MEDIA)),
    mapArchive: () => createMapArchive(inTime('R2', env.MEDIA)),
    pictures: () =>
      createPictureEncoder(inTime('Images', env.IMAGES), encodingLimits(errand, config.patience)),
    ...sweepsOf(edge),
    redirects: () => createRedirectTable(edge()),
    edgeCopy: () => createEdgeCopy(edge()),
    remember: () => remember,
    searchLimit: () => createSearchLimit(env.SEARCH_LIMIT),
    traffic: () => traffic ?? trafficSums.of({ queue: inTime('Queues', env.TRAFFIC), ctx }),
    releases: () => createReleaseLog(inTime('R2', env.MEDIA)),
    figures: () => createFigureQueue(inTime('Queues', env.TRAFFIC), ctx),
    noticeViewer: () => noticeAdmin(measure),
    jobs: () => createJobQueue({ jobs: inTime('Queues', env.JOBS), work: inTime('Queues', env.WORK) }, ctx),
    minutes: () => createMinutesQueue(inTime('Queues', env.WORK), ctx),
    clock: () => ({ now: () => new Date() }),
    passwordCost: () => passwordCosts[config.passwordCost],
  });
}
