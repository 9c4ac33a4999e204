import { readSite } from '~/features/import/crawling/read-site';
import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';

import { hostilePages, ordinaryPage } from '../fakes/hostile-pages';
import { amenityNames } from '../support/extraction/read-hotel-site';
import { cpuOf, readWhole } from '../support/extraction/time-page';

/** The maximum that is fetched of one page. */
const bytes = 1_500_000;

/** Processor time of each hostile page and of an ordinary one as long, in milliseconds, the slowest first. */
export async function measurePages() {
  const ordinary = ordinaryPage(bytes);
  for (let round = 0; round < 3; round += 1) await readWhole(ordinary);
  const ordinaryMs = await cpuOf(() => readWhole(ordinary), 5);
  const pages = [];
  for (const { name, make } of hostilePages) {
    const html = make(bytes);
    pages.push({ name, ms: await cpuOf(() => readWhole(html), 3) });
  }
  const site = { latencyMs, ms: await timeOfSite() };
  return { ordinaryMs, site, pages: pages.sort((one, other) => other.ms - one.ms) };
}

/** A website that answers after this time, and how many pages it has. */
const latencyMs = 100;
const pagesOfSite = 7;

/** Milliseconds until all pages of an ordinary website have been read and understood. */
async function timeOfSite(): Promise<number> {
  const paths = ['', 'rooms', 'rates', 'contact', 'facilities', 'about', 'faq'].slice(0, pagesOfSite);
  const links = paths.map((path) => `<a href="/${path}">${path}</a>`).join('');
  const files = new Map(paths.map((path) => [`/${path}`, `${links}${ordinaryPage(60_000)}`]));
  const sites: SiteFetcher = {
    async fetch(url) {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      const html = files.get(new URL(url).pathname);
      if (html === undefined) throw new FetchRefused('not-found', 'Not found.', 404);
      const bytes = new TextEncoder().encode(html);
      return { url, bytes, status: 200, contentType: 'text/html', charset: 'utf-8', isCut: false };
    },
  };
  const pause = async () => undefined;
  const began = performance.now();
  const order = { sites, clock: { now: () => new Date() }, pause, onProgress: pause };
  const read = await readSite(order, 'https://www.inn.example/');
  await gatherFacts(read, amenityNames);
  listCandidates(read.pages, { ownName: 'Inn' });
  if (read.pages.length !== pagesOfSite) throw new Error(`read ${read.pages.length} pages`);
  return performance.now() - began;
}
