import { readSite } from '~/features/import/crawling/read-site';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';

import amenities from '../../../seed/amenities.json';

export const amenityNames = amenities.map(({ name }) => name);

/**
 * The fetcher of the queue worker with shorter time limits, allowed to reach these loopback addresses only.
 */
export function hastyFetcher(loopback: readonly string[], patienceMs = 6000): SiteFetcher {
  const sites = createSiteFetcher({
    resolverUrl: 'http://127.0.0.1:1/',
    allowedLoopback: loopback,
    userAgent: 'StayAdelaideBot/1.0 (+http://localhost:8787/contact)',
  });
  return {
    fetch: (url, order) => sites.fetch(url, { ...order, patienceMs: Math.min(patienceMs, order.patienceMs) }),
  };
}

export const readHotelSite = (loopback: readonly string[], url: string, said: string[] = []) =>
  readSite(
    {
      sites: hastyFetcher(loopback),
      clock: { now: () => new Date() },
      pause: async () => undefined,
      onProgress: async ({ words }) => void said.push(words),
    },
    url,
  );
