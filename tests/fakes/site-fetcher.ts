import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';

/**
 * A website that consists of these files, by address; other addresses fail as with a real fetcher. `asked`
 * contains the requested addresses.
 */
export function fakeSites(files: Record<string, Uint8Array<ArrayBuffer>>) {
  const requests: string[] = [];
  const sites: SiteFetcher = {
    fetch(url, { maxBytes }) {
      requests.push(url);
      const bytes = files[url];
      if (!bytes)
        return Promise.reject(new FetchRefused('not-found', 'There is nothing at this address.', 404));
      if (bytes.length > maxBytes) return Promise.reject(new FetchRefused('too-large', 'It is too large.'));
      return Promise.resolve({
        url,
        status: 200,
        contentType: 'text/html',
        charset: null,
        bytes,
        isCut: false,
      });
    },
  };
  return { sites, requests, files };
}
