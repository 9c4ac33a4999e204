import { readSite } from '~/features/import/crawling/read-site';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';

import amenities from '../../../seed/amenities.json';

export const amenityNames = amenities.map(({ name }) => name);

type ServedSites = { loopback: readonly string[]; stalled: readonly string[] };

const patienceMs = 6000;
/** For a page that does not arrive however long one waits. */
const stalledPatienceMs = 500;

/**
 * The fetcher of the queue worker with shorter time limits, allowed to reach the addresses of these sites only.
 */
export function hastyFetcher({ loopback, stalled }: ServedSites): SiteFetcher {
  const sites = createSiteFetcher({
    resolverUrl: 'http://127.0.0.1:1/',
    allowedLoopback: loopback,
    userAgent: 'StayAdelaideBot/1.0 (+http://localhost:8787/contact)',
  });
  return {
    fetch(url, order) {
      const shorter = stalled.includes(url) ? stalledPatienceMs : patienceMs;
      return sites.fetch(url, { ...order, patienceMs: Math.min(shorter, order.patienceMs) });
    },
  };
}

export const readHotelSite = (served: ServedSites, url: string, said: string[] = []) =>
  readSite(
    {
      sites: hastyFetcher(served),
      clock: { now: () => new Date() },
      pause: async () => undefined,
      onProgress: async ({ words }) => void said.push(words),
    },
    url,
  );
