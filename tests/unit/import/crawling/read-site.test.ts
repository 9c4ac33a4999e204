import { describe, expect, it } from 'vitest';

import { limitFetcher } from '~/features/import/crawling/fetching/limit-fetcher';
import { decodePage } from '~/features/import/crawling/markup/decode-page';
import { readSite } from '~/features/import/crawling/read-site';
import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';

import { choosePages } from '../../../support/extraction/choose-pages';

type Answer = string | { to: string } | { status: number } | 'slow';

const home = 'https://hotel.com.au/';
const html = (links: readonly string[]) => links.map((link) => `<a href="${link}">${link}</a>`).join('');

/** A web of these pages; `asked` are the requests, `took` how long each page takes. */
function web(pages: Record<string, Answer>, clock = { ms: 0 }, took = 0) {
  const requests: string[] = [];
  const sites: SiteFetcher = {
    async fetch(url) {
      requests.push(url);
      clock.ms += took;
      let answer = pages[url];
      let at = url;
      while (typeof answer === 'object' && 'to' in answer) {
        at = answer.to;
        answer = pages[at];
      }
      if (answer === 'slow') throw new FetchRefused('too-slow', 'slow');
      if (answer === undefined) throw new FetchRefused('not-found', 'not found', 404);
      if (typeof answer === 'object') throw new FetchRefused('bad-status', 'bad', answer.status);
      const bytes = new TextEncoder().encode(answer);
      return { url: at, status: 200, contentType: 'text/html', charset: 'utf-8', bytes, isCut: false };
    },
  };
  const waited: number[] = [];
  const deps = {
    sites,
    clock: { now: () => new Date(clock.ms) },
    pause: async (ms: number) => void waited.push(ms),
    onProgress: async () => undefined,
  };
  return { requests, waited, read: (url = home) => readSite(deps, url) };
}

describe('robots.txt', () => {
  const page = html(['/rooms', '/contact']);
  const pages = { [home]: page, [`${home}rooms`]: 'rooms', [`${home}contact`]: 'contact' };
  const robots = (text: Answer) => web({ ...pages, [`${home}robots.txt`]: text });

  it('that is not there allows everything', async () => {
    expect((await web(pages).read()).pages).toHaveLength(3);
    expect((await robots({ status: 403 }).read()).pages).toHaveLength(3);
  });

  it.each([{ status: 503 }, { status: 500 }] as const)(
    'that cannot be had allows nothing: %j',
    async (text) => {
      const site = robots(text);
      await expect(site.read()).rejects.toMatchObject({
        problem: 'not-allowed',
        message: expect.stringContaining('robots.txt'),
      });
      expect(site.requests).toEqual([`${home}robots.txt`]);
    },
  );

  it('is heeded for everybody and for us by name', async () => {
    await expect(robots('User-agent: *\nDisallow: /').read()).rejects.toMatchObject({
      problem: 'not-allowed',
    });
    await expect(robots('User-agent: stayadelaidebot\nDisallow: /').read()).rejects.toMatchObject({
      problem: 'not-allowed',
    });
    expect((await robots('User-agent: OtherBot\nDisallow: /').read()).pages).toHaveLength(3);
    const ours = await robots(
      'User-agent: *\nDisallow: /\n\nUser-agent: StayAdelaideBot\nDisallow: /rooms',
    ).read();
    expect(ours.pages.map(({ url }) => url)).toEqual([home, `${home}contact`]);
    expect(ours.skipped).toEqual([{ url: `${home}rooms`, reason: expect.stringContaining('robots.txt') }]);
  });

  it('has the delay, five seconds at most', async () => {
    const site = robots('User-agent: *\nCrawl-delay: 3600');
    await site.read();
    expect(site.waited).toEqual([5000, 5000]);
  });

  it('is that of the site where the start page is in the end', async () => {
    const there = 'https://www.hotel.com.au/';
    const moved = web({
      [home]: { to: there },
      [there]: page,
      [`${there}robots.txt`]: 'User-agent: *\nDisallow: /',
    });
    await expect(moved.read()).rejects.toMatchObject({ problem: 'not-allowed' });
  });
});

describe('reading a site', () => {
  it('takes six pages after the first, of the same site, none twice', async () => {
    const paths = [
      'rooms',
      'rates',
      'contact',
      'about',
      'facilities',
      'gallery',
      'policies',
      'faq',
      'suites',
    ];
    const pages = Object.fromEntries(paths.map((path) => [`${home}${path}`, path]));
    const site = web({
      [home]: html([...paths.map((path) => `/${path}#top`), '/rooms', home, 'https://other.com/rooms']),
      ...pages,
    });
    const { pages: read } = await site.read();
    expect(read).toHaveLength(7);
    expect(new Set(site.requests).size).toBe(site.requests.length);
    expect(site.requests.every((url) => url.startsWith(home))).toBe(true);
  });

  it('stops at its time limit, and reports it', async () => {
    const site = web(
      { [home]: html(['/rooms', '/rates', '/contact']), [`${home}rooms`]: '', [`${home}rates`]: '' },
      { ms: 0 },
      20_000,
    );
    const { pages, skipped } = await site.read();
    expect(pages.length + skipped.length).toBe(4);
    expect(skipped.some(({ reason }) => reason.includes('no time left'))).toBe(true);
  });

  it('stops when the pages reach their limit of bytes, and reports it', async () => {
    const full = '<i></i>'.repeat(40_000);
    const paths = ['/rooms', '/rates', '/contact'];
    const site = web({
      [home]: html(paths) + full,
      ...Object.fromEntries(paths.map((path) => [new URL(path, home).href, full])),
    });
    const { pages, skipped } = await site.read();
    expect(pages).toHaveLength(2);
    expect(skipped.map(({ reason }) => reason)).toEqual(
      Array(2).fill('The website is too large to be read as a whole.'),
    );
  });

  it('gives robots.txt, the start page and all others no more than a minute together', async () => {
    const clock = { ms: 0 };
    const patience: number[] = [];
    const sites: SiteFetcher = {
      async fetch(url, order) {
        patience.push(order.patienceMs);
        clock.ms += order.patienceMs;
        if (url.endsWith('robots.txt')) throw new FetchRefused('not-found', 'not found', 404);
        const links = html(['/rooms', '/rates', '/contact', '/about', '/gallery', '/faq']);
        const bytes = new TextEncoder().encode(links);
        return { url, status: 200, contentType: 'text/html', charset: 'utf-8', bytes, isCut: false };
      },
    };
    const now = () => new Date(clock.ms);
    await readSite({ sites, clock: { now }, pause: async () => {}, onProgress: async () => {} }, home);
    expect(patience.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
    expect(patience.length).toBeLessThanOrEqual(6);
  });

  it('throws what keeps the start page from being read', async () => {
    await expect(web({ [home]: { status: 503 } }).read()).rejects.toMatchObject({ status: 503 });
    await expect(web({}).read()).rejects.toMatchObject({ problem: 'not-found' });
  });
});

describe('a fetcher with limits', () => {
  const order = { kind: 'picture', maxBytes: 1000, patienceMs: 12_000 } as const;
  const limited = (limits: { ms: number; bytes: number }, took: number) => {
    const clock = { ms: 0 };
    const given: number[] = [];
    const sites: SiteFetcher = {
      async fetch(url, { patienceMs }) {
        given.push(patienceMs);
        clock.ms += took;
        const bytes = new Uint8Array(600);
        return { url, status: 200, contentType: 'image/png', charset: null, bytes, isCut: false };
      },
    };
    return { given, sites: limitFetcher(sites, { clock: { now: () => new Date(clock.ms) }, ...limits }) };
  };

  it('gives each file the time that is left, and refuses when none is', async () => {
    const { sites, given } = limited({ ms: 25_000, bytes: Infinity }, 10_000);
    for (let file = 0; file < 3; file += 1) await sites.fetch(home, order);
    expect(given).toEqual([12_000, 12_000, 5_000]);
    await expect(sites.fetch(home, order)).rejects.toMatchObject({ problem: 'too-slow' });
  });

  it('counts the bytes of all files', async () => {
    const { sites } = limited({ ms: 25_000, bytes: 1_000 }, 0);
    await sites.fetch(home, order);
    await sites.fetch(home, order);
    await expect(sites.fetch(home, order)).rejects.toMatchObject({ problem: 'too-large' });
  });
});

describe('choosing pages', () => {
  const choose = (body: string, max = 6) => choosePages({ url: home, html: body }, max);

  it('prefers one page of each topic, and leaves out files, other languages and unrelated pages', () => {
    const links = [
      '/rooms/queen',
      '/rooms',
      '/tariff',
      '/menu.pdf',
      '/de/zimmer',
      '/privacy-policy',
      '/blog/contact',
      '/wp-login',
      '/contact?from=nav',
    ];
    expect(choose(html(links))).toEqual([
      `${home}tariff`,
      `${home}contact?from=nav`,
      `${home}rooms`,
      `${home}rooms/queen`,
    ]);
  });

  it('knows a page by its words as well as by its address', () => {
    expect(
      choose('<a href="/p?id=3"><span>Rates &amp;</span> rooms</a><a href="/p?id=4">Cricket</a>'),
    ).toEqual([`${home}p?id=3`]);
  });

  it('reads frames and refreshes first, and follows a base', () => {
    expect(choose('<frameset><frame src="main.htm"></frameset>')).toEqual([`${home}main.htm`]);
    expect(choose('<meta http-equiv="refresh" content="0; URL=/start">')).toEqual([`${home}start`]);
    expect(choose('<base href="/en/"><a href="rooms">Rooms</a>')).toEqual([`${home}en/rooms`]);
  });

  it('takes no other scheme, host, port or credentials', () => {
    const hosts = [
      'ftp://hotel.com.au/rooms',
      'https://hotel.com.au:8080/rooms',
      'http://127.0.0.1/rooms',
      'javascript:rooms()',
      'data:text/html,rooms',
    ];
    expect(choose(html(hosts))).toEqual([]);
    expect(choose(html(['http://www.hotel.com.au/rooms']))).toEqual(['http://www.hotel.com.au/rooms']);
  });
});

describe('the charset of a page', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
    );

  it.each([
    ['of its first bytes', bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'windows-1252', 'é'],
    ['of UTF-16', bytes([0xff, 0xfe, 0xe9, 0x00]), null, 'é'],
    ['of its header', bytes('\u00e9'), 'iso-8859-1', 'é'],
    [
      'of its meta element',
      bytes('<meta charset="shift_jis">', [0x93, 0xfa]),
      null,
      '<meta charset="shift_jis">日',
    ],
    [
      'of an older meta element',
      bytes('<meta http-equiv=x content="text/html; charset=iso-8859-1">\u00e9'),
      null,
      '<meta http-equiv=x content="text/html; charset=iso-8859-1">é',
    ],
    ['that nobody knows', bytes([0xc3, 0xa9]), 'x-mine', 'é'],
    ['that nobody names', bytes([0xc3, 0xa9]), null, 'é'],
    ['that nobody names and that is no UTF-8', bytes('caf\u00e9'), null, 'café'],
    [
      'with the quotes of Windows',
      bytes([0x93], 'hall', [0x92], 's', [0x94, 0x20, 0x80]),
      'iso-8859-1',
      '“hall’s” €',
    ],
  ])('is that %s', (_, page, header, text) => {
    expect(decodePage(page, header)).toBe(text);
  });
});
