import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { isNamed } from '~/lib/text/is-named';

/** A picture's bytes, or a readable reason why there are none. Throws only errors that are not refusals. */
export async function fetchPicture(
  sites: SiteFetcher,
  url: string,
  bounds: { maxBytes: number; patienceMs: number },
): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    return (await sites.fetch(url, { kind: 'picture', ...bounds })).bytes;
  } catch (error) {
    // By name, since a bundle may have the class twice.
    if (isNamed(error, 'FetchRefused')) return error.message;
    throw error;
  }
}
