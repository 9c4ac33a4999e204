import type { SiteFetcher } from '~/features/import/crawling/site-fetcher';
import { isNamed } from '~/lib/is-named';

/**
 * A picture's bytes, or why there are none, for people. Throws only what is no refusal.
 */
export async function fetchPicture(
  sites: SiteFetcher,
  url: string,
  bounds: { mostBytes: number; patienceMs: number },
): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    return (await sites.fetch(url, { kind: 'picture', ...bounds })).bytes;
  } catch (error) {
    // By name, since a bundle may have the class twice.
    if (isNamed(error, 'FetchRefused')) return error.message;
    throw error;
  }
}
