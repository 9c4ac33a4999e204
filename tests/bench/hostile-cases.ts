import { readSite } from '~/features/import/crawling/read-site';
import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { understand } from '~/features/directory/sentence/understand';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';

import { hostilePages, ordinaryPage } from '../fakes/hostile-pages';
import { hostileSentences } from '../fakes/hostile-sentences';
import { amenityNames } from '../support/extraction/read-hotel-site';
import { cpuOf, readWhole } from '../support/extraction/time-page';
import { demoVocabulary } from '../support/sentences/vocabulary';

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

/** As long as the search box takes. */
const ordinarySentence =
  'We are two adults and three kids and look for a quiet apartment in Glenelg with a pool and parking near the tram, ' +
  'under $250 a night from 3 to 7 March, breakfast would be a bonus but no hostels please';
const sentencesAtOnce = 20;

/**
 * Processor time of each hostile sentence, of an ordinary one as long, and of that one after a change of a stay each time, which brings
 * another vocabulary of the same names; in milliseconds, the slowest first.
 */
export async function measureSentences() {
  const timeOf = async (text: string, vocabularyNow = () => demoVocabulary) => {
    const read = () => {
      for (let count = 0; count < sentencesAtOnce; count += 1)
        understand(text, { vocabulary: vocabularyNow(), today: '2026-11-23' });
    };
    return (await cpuOf(read, 5)) / sentencesAtOnce;
  };
  for (let round = 0; round < 3; round += 1) await timeOf(ordinarySentence);
  const ordinaryMs = await timeOf(ordinarySentence);
  const afterChange = await timeOf(ordinarySentence, () => ({ ...demoVocabulary }));
  const sentences = [{ name: 'an ordinary one, after a change', ms: afterChange }];
  for (const { name, text } of hostileSentences) sentences.push({ name, ms: await timeOf(text) });
  return { ordinaryMs, sentences: sentences.sort((one, other) => other.ms - one.ms) };
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
