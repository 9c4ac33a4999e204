import { describe, expect, it } from 'vitest';

import { readSite } from '~/features/import/crawling/read-site';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { atOnce } from '~/features/import/pictures/finding/extraction-limits';
import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { readCandidates } from '~/features/import/pictures/fetching/read-candidates.server';

import { folderFetcher, patternEncoder } from '../../../support/extraction/folder-fetcher';

const clock = { now: () => new Date() };
const pause = async () => undefined;

/** The same fetcher; `asked` are its requests and `max` is how many ran at the same time. */
function counted(sites: SiteFetcher) {
  const seen = { requests: [] as string[], running: 0, max: 0 };
  const fetcher: SiteFetcher = {
    async fetch(url, order) {
      seen.requests.push(`${order.kind} ${url}`);
      seen.running += 1;
      seen.max = Math.max(seen.max, seen.running);
      try {
        await new Promise((resolve) => setImmediate(resolve));
        return await sites.fetch(url, order);
      } finally {
        seen.running -= 1;
      }
    },
  };
  return { fetcher, seen };
}

const origin = 'https://www.inn.example';

/** A website of these pages and pictures. */
const siteOf = (pages: Record<string, string>, pictures: readonly string[] = []) =>
  folderFetcher({
    name: 'inn',
    origin,
    pages: new Map(
      Object.entries(pages).map(([path, html]) => [origin + path, new TextEncoder().encode(html)]),
    ),
    pictures: new Map(pictures.map((path) => [origin + path, { size: [1200, 800] }])),
    answers: { about: '', class: '', structured: false },
  });

describe('reading a website', () => {
  it('asks a small server for one page at a time, and for eight files in all', async () => {
    const paths = ['/rooms', '/rates', '/contact', '/facilities', '/about', '/faq', '/gallery', '/garden'];
    const links = paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join('');
    const pages = { '/': links, ...Object.fromEntries(paths.map((path) => [path, links])) };
    const { fetcher, seen } = counted(siteOf(pages));
    const read = await readSite({ sites: fetcher, clock, pause, onProgress: pause }, `${origin}/`);
    expect(read.pages).toHaveLength(7);
    expect(seen.max).toBe(1);
    expect(seen.requests).toHaveLength(8);
    expect(new Set(seen.requests).size).toBe(8);
  });

  it('asks for a few pictures at a time, and for each host’s robots.txt once', async () => {
    const paths = Array.from({ length: 24 }, (_, at) => `/photo-${at}.jpg`);
    const gallery = paths.map((path) => `<img src="${path}" alt="A room">`).join('');
    const page = { url: `${origin}/`, html: gallery };
    const { fetcher, seen } = counted(siteOf({}, paths));
    const candidates = listCandidates([page], { ownName: 'Inn' });
    await readCandidates({ sites: fetcher, pictures: patternEncoder, clock }, candidates, {
      onProgress: pause,
    });
    expect(seen.max).toBe(atOnce);
    expect(seen.requests.filter((request) => request.startsWith('picture'))).toHaveLength(24);
    expect(seen.requests.filter((request) => request.startsWith('robots'))).toHaveLength(1);
  });
});
