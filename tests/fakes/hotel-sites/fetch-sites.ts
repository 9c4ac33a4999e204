import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';

import { isStalled, type HotelSite } from './hotel-site';

/** The pages of these sites without a network, each site at `https://<name>.example.com`. */
export function fetchSites(sites: readonly HotelSite[]): SiteFetcher {
  return {
    async fetch(address) {
      let url = new URL(address);
      for (let hop = 0; hop <= 3; hop += 1) {
        const site = sites.find(({ name }) => url.origin === originOf(name));
        if (!site) throw new FetchRefused('not-allowed', 'Only public websites can be read.');
        const file = site.files[url.pathname];
        if (!file) throw new FetchRefused('not-found', 'The website answered 404: not found.', 404);
        if (isStalled(file)) throw new FetchRefused('too-slow', 'Too slow.');
        if (file.location === undefined) return fileOf(url, file.body ?? '', originOf(site.name));
        url = new URL(file.location.replaceAll('{{origin}}', originOf(site.name)), url);
      }
      throw new FetchRefused('too-many-hops', 'The website sends its visitors on too often.');
    },
  };
}

export const originOf = (name: string) => `https://${name}.example.com`;

function fileOf(url: URL, body: string, origin: string) {
  const bytes = new TextEncoder().encode(body.replaceAll('{{origin}}', origin));
  return { url: url.href, status: 200, contentType: 'text/html', charset: 'utf-8', bytes, isCut: false };
}
