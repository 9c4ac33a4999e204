import { FetchRefused, type SiteFetcher } from '~/features/crawling/site-fetcher';

export type FetcherConfig = {
  /** Answers DNS questions over HTTPS as JSON. */
  resolverUrl: string;
  /** `host:port` pairs on loopback that a test may read; always empty outside local environments. */
  allowedLoopback: readonly string[];
  /** Names us and where to read about us. */
  userAgent: string;
};

export function createSiteFetcher(_config: FetcherConfig): SiteFetcher {
  return {
    fetch: () => Promise.reject(new FetchRefused('not-allowed', 'Websites cannot be read yet.')),
  };
}
