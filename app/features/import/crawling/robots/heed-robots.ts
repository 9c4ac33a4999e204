import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';

import { notAllowedText, readRobots, type RobotRules } from './read-robots';

/**
 * A fetcher that refuses what the robots.txt of the address's own host does not allow; each host's rules are
 * requested once. A page's pictures are often on another host than the page.
 */
export function heedRobots(sites: SiteFetcher): SiteFetcher {
  const rules = new Map<string, Promise<RobotRules>>();
  const rulesOf = (url: string) => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? readRobots(sites, url);
    rules.set(origin, known);
    return known;
  };
  return {
    async fetch(url, order) {
      const { isAllowed, problem } = await rulesOf(url);
      if (!isAllowed(url)) throw problem ?? new FetchRefused('not-allowed', notAllowedText);
      return sites.fetch(url, order);
    },
  };
}
