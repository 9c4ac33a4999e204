import { giveUpAfter } from '~/lib/time/give-up-after';
import { logError } from '~/platform/log';
import { visitorNetwork } from './visitor-address';

/** Window in which searches are counted; the limit is in wrangler.toml, which repeats this period. */
export const searchWindowSeconds = 60;
const answersWithinMs = 200;

export type SearchLimit = {
  /** Counts one search of the request's network, and returns whether it is within the limit. */
  allows(request: Request): Promise<boolean>;
};

/**
 * Cloudflare's limiter, which counts separately in each location. While it fails or is late, everything is
 * allowed.
 */
export function createSearchLimit(binding: RateLimit): SearchLimit {
  return {
    async allows(request) {
      try {
        const { success } = await giveUpAfter(answersWithinMs, () =>
          binding.limit({ key: visitorNetwork(request) }),
        );
        return success;
      } catch (error) {
        logError('search goes on without its limit', error);
        return true;
      }
    },
  };
}
