import { describe, expect, it } from 'vitest';

import { readSite } from '~/features/import/crawling/read-site';

import { fetchSites, originOf } from '../../../fakes/hotel-sites/fetch-sites';

const links = (...paths: string[]) =>
  paths.map((path) => `<a href="${path}">${path.split('/').at(-1)?.replaceAll('-', ' ')}</a>`).join('');

async function pathsRead(pages: Record<string, string>): Promise<string[]> {
  const files = Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { body }]));
  const site = { name: 'inn', files, isStructured: false, answers: {}, amenities: [] };
  const { pages: read } = await readSite(
    {
      sites: fetchSites([site]),
      clock: { now: () => new Date() },
      pause: async () => undefined,
      onProgress: async () => undefined,
    },
    `${originOf('inn')}/`,
  );
  return read.map(({ url }) => new URL(url).pathname);
}

const forEngines = [
  '/cheap-motel-adelaide-airport',
  '/accommodation-near-adelaide-oval',
  '/hotels-in-glenelg',
  '/best-rooms-adelaide',
  '/motel-in-henley-beach',
  '/top-10-things-to-do',
];

describe('the pages of a website that are read', () => {
  it('are its amenities two clicks away before pages made for search engines', async () => {
    const all = Object.fromEntries(
      [...forEngines, '/contact', '/rates'].map((path) => [path, '<p>Text</p>']),
    );
    const read = await pathsRead({
      ...all,
      '/': links(...forEngines, '/rooms', '/contact', '/rates'),
      '/rooms': links('/rooms/facilities', '/rooms/queen'),
      '/rooms/facilities': '<p>Lift</p>',
      '/rooms/queen': '<p>Bed</p>',
    });
    expect(read).toHaveLength(7);
    expect(read.slice(0, 5).toSorted()).toEqual(['/', '/contact', '/rates', '/rooms', '/rooms/facilities']);
  });

  it('are none made for search engines while others are left', async () => {
    const own = ['/zimmer', '/preise', '/kontakt', '/ausstattung', '/galerie', '/haus'];
    const all = Object.fromEntries([...forEngines, ...own].map((path) => [path, '<p>Text</p>']));
    const read = await pathsRead({ ...all, '/': links(...forEngines, ...own) });
    expect(read.toSorted()).toEqual(['/', ...own].toSorted());
  });

  it('end when pages lead round in a circle', async () => {
    const read = await pathsRead({
      '/': links('/rooms'),
      '/rooms': links('/', '/rooms', '/rates'),
      '/rates': links('/rooms'),
    });
    expect(read).toEqual(['/', '/rooms', '/rates']);
  });
});
