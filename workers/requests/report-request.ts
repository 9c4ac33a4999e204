import { requestKind } from '~/features/work/system/request-kinds';
import type { RequestRow } from '~/jobs/request-figures';
import { isRead } from '~/platform/http/is-read';
import type { RequestMeasure } from '~/platform/http/request-measure';
import { logRequest } from '~/platform/log';

import type { CountedRequest } from './request-counter';

type Telling = {
  request: Request;
  response: Response;
  /** Random, and made for this answer. */
  requestId: string;
  ms: number;
  measure: RequestMeasure;
};

type Parts = {
  patternOf: (pathname: string) => string;
  count: (counted: CountedRequest) => RequestRow[];
  send: (rows: RequestRow[]) => void;
  /** One line for each request; not locally. */
  isLogged: boolean;
  /** Absent where there is no Analytics Engine. */
  dataset?: Pick<AnalyticsEngineDataset, 'writeDataPoint'> | undefined;
};

/**
 * Numbers an answer, logs and counts it by the route's pattern, without its address and without anything about the visitor. The
 * answer stays as it is when that fails.
 */
export function reportRequest({ request, response, requestId, ms, measure }: Telling, parts: Parts): void {
  response.headers.set('x-request-id', requestId);
  if (measure.isAdmin) {
    const { databaseCalls, databaseMs, rowsRead } = measure;
    response.headers.append(
      'server-timing',
      `db;dur=${databaseMs};desc="${databaseCalls} calls, ${rowsRead} rows told"`,
    );
  }
  const route = parts.patternOf(new URL(request.url).pathname);
  const cache = response.headers.get('x-cache') ?? 'pass';
  const colo = typeof request.cf?.colo === 'string' ? request.cf.colo : null;
  const { status } = response;
  const kind = requestKind(route, isRead(request));
  if (parts.isLogged) logRequest({ requestId, route, status, ms, cache, colo });
  // Blobs, numbers and one index, by which the engine samples: https://developers.cloudflare.com/analytics/analytics-engine
  parts.dataset?.writeDataPoint({
    indexes: [kind],
    blobs: [route, `${Math.floor(status / 100)}xx`, cache, colo],
    doubles: [ms, measure.databaseMs, measure.databaseCalls, measure.rowsRead],
  });
  parts.send(parts.count({ kind, status, ms, cache, rowsRead: measure.rowsRead }));
}
