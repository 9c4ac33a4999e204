import { readSite } from '~/features/import/crawling/read-site';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';

import amenities from '../../../seed/amenities.json';

export const amenityNames = amenities.map(({ name }) => name);

type ServedSites = { loopback: readonly string[]; stalled: readonly string[] };

/** For all others, whatever else the machine does: only tests that never end wait so long. */
const patienceMs = 120_000;
/** For a page that does not arrive however long one waits. */
const stalledPatienceMs = 500;

/**
 * The fetcher of the queue worker with time limits of the tests, allowed to reach the addresses of these sites only.
 */
export function hastyFetcher({ loopback, stalled }: ServedSites): SiteFetcher {
  const sites = createSiteFetcher({
    resolverUrl: 'http://127.0.0.1:1/',
    allowedLoopback: loopback,
    userAgent: 'StayAdelaideBot/1.0 (+http://localhost:8787/contact)',
  });
  return {
    fetch(url, order) {
      return sites.fetch(url, {
        ...order,
        patienceMs: stalled.includes(url) ? stalledPatienceMs : patienceMs,
      });
    },
  };
}

/** Stands still, so that a busy machine leaves out no page and no picture. */
export const stillClock = { now: () => new Date('2026-11-20T00:00:00Z') };

export const readHotelSite = (served: ServedSites, url: string, said: string[] = []) =>
  readSite(
    {
      sites: hastyFetcher(served),
      clock: stillClock,
      pause: async () => undefined,
      onProgress: async ({ words }) => void said.push(words),
    },
    url,
  );
