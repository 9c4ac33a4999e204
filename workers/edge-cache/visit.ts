import type { TrafficReport } from '~/jobs/traffic-event';
import type { ChangeCopy } from '~/platform/cache/change-copy';
import type { ChangeLog } from '~/platform/cache/change-log';
import type { LoadContext } from '~/platform/load-context';

/** The facts of the log of changes for a shared rendering. */
export type RenderFacts = {
  /** KV may have an older redirect of this path. */
  hasChangedRedirect: boolean;
  /** A copy of the database may not have everything that the log knows. */
  needsPrimary: boolean;
  log: ChangeLog | null;
};

/**
 * The present request: how it is answered without the cache, and the bindings that the cache may use for it.
 */
export type Visit = {
  request: Request;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
  /** Answers a request with its own load context, as if there was no cache. */
  answer: (request: Request, facts?: RenderFacts) => Promise<{ response: Response; context: LoadContext }>;
  /** Bindings for a request that may never need them: made when first called. */
  sources: Parameters<ChangeCopy['current']>[0];
  report: (report: TrafficReport) => void;
};
