import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { isDatabaseThere } from '~/features/work/health/is-database-there.server';

/**
 * For load balancers and releases: 200, or 503 while the database gives no answer. Reveals nothing else, and
 * is never cached.
 */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const isThere = await isDatabaseThere(services);
  return new Response(isThere ? 'ok' : 'not now', {
    status: isThere ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
