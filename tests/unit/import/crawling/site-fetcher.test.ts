import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { isPublicAddress } from '~/features/import/crawling/fetching/public-address';
import { readSiteAddress } from '~/features/import/crawling/fetching/site-address';
import type { FetchOrder } from '~/features/import/crawling/fetching/site-fetcher';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';

import { startDnsServer } from '../../../fakes/dns-server';
import { privateAnswers, refusedAddresses } from './private-addresses';

const page: FetchOrder = { kind: 'page', maxBytes: 10_000, patienceMs: 3000 };
const picture: FetchOrder = { ...page, kind: 'picture' };
const large = 'x'.repeat(50_000);

let server: Server;
let host: string;
let seen: { url: string; headers: Record<string, unknown> }[] = [];
let dns: Awaited<ReturnType<typeof startDnsServer>>;

beforeAll(async () => {
  const records = Object.fromEntries(
    privateAnswers.map((address, index) => [`h${index}.example.com`, [address]]),
  );
  dns = await startDnsServer({
    ...records,
    'mixed.example.com': ['93.184.216.34', '10.0.0.1'],
    'mixed-six.example.com': ['93.184.216.34', '::1'],
    'public.example.com': ['93.184.216.34', '2606:4700::1111'],
  });
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    seen.push({ url: url.href, headers: request.headers });
    const to = url.searchParams.get('to');
    if (url.pathname === '/go') return response.writeHead(302, { location: to ?? '' }).end();
    if (url.pathname === '/loop') return response.writeHead(301, { location: '/loop' }).end();
    if (url.pathname === '/stall')
      return response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    if (url.pathname === '/silent') return;
    const type = url.searchParams.get('type') ?? 'text/html; charset="ISO-8859-1"';
    const body = url.pathname === '/large' ? large : 'hello';
    const status = Number(url.searchParams.get('status') ?? 200);
    if (url.pathname === '/bomb') {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
      return response.end(gzipSync(Buffer.alloc(20_000_000)));
    }
    const cookie = { 'set-cookie': 'a=b' };
    if (url.pathname === '/odd')
      return response.writeHead(200, { 'content-type': type, 'content-encoding': 'zstd' }).end('?');
    return response.writeHead(status, { 'content-type': type, ...cookie }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await dns.close();
});

const fetcher = (allowedLoopback: readonly string[] = [host]) =>
  createSiteFetcher({ resolverUrl: dns.url, allowedLoopback, userAgent: 'TestBot/1.0' });
const at = (path: string) => `http://${host}${path}`;
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    (error) => error.problem,
  );

describe('an address that leads into a private network', () => {
  it('has more than sixty spellings here', () => {
    expect(new Set(refusedAddresses).size).toBeGreaterThan(60);
  });

  it.each(refusedAddresses)('is refused unasked: %s', async (address) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await problemOf(fetcher([]).fetch(address, page))).toBe('not-allowed');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each(refusedAddresses)('is not followed to: %s', async (address) => {
    // Without scheme or host it leads to the same site, which is allowed here.
    if (!URL.canParse(address)) return;
    seen = [];
    const target = new URL(address).href;
    expect(await problemOf(fetcher().fetch(at(`/go?to=${encodeURIComponent(target)}`), page))).toBe(
      'not-allowed',
    );
    expect(seen).toHaveLength(1);
  });

  it.each(privateAnswers.map((answer, index) => [answer, index] as const))(
    'is refused when DNS says %s',
    async (answer, index) => {
      expect(isPublicAddress(answer)).toBe(false);
      const fetched = vi.spyOn(globalThis, 'fetch');
      const problem = await problemOf(fetcher().fetch(`http://h${index}.example.com/`, page));
      expect(['not-allowed', 'unreachable']).toContain(problem);
      expect(fetched.mock.calls.every(([url]) => String(url).startsWith(dns.url))).toBe(true);
      fetched.mockRestore();
    },
  );

  it.each(['mixed.example.com', 'mixed-six.example.com'])(
    'is refused when only one answer is: %s',
    async (name) => {
      expect(await problemOf(fetcher().fetch(`https://${name}/`, page))).toBe('not-allowed');
      expect(await problemOf(fetcher().fetch(at(`/go?to=https://${name}/`), page))).toBe('not-allowed');
    },
  );

  it('is refused when the name has no address or the resolver fails', async () => {
    expect(await problemOf(fetcher().fetch('https://nothing.example.com/', page))).toBe('unreachable');
    const config = { resolverUrl: at('/?status=500'), allowedLoopback: [], userAgent: 'TestBot/1.0' };
    expect(await problemOf(createSiteFetcher(config).fetch('https://public.example.com/', page))).toBe(
      'unreachable',
    );
  });

  it('on loopback is allowed for the exact pair alone', async () => {
    expect(await problemOf(fetcher().fetch(at('/'), page))).toBe('fetched');
    const port = host.split(':')[1];
    expect(await problemOf(fetcher().fetch(`http://localhost:${port}/`, page))).toBe('not-allowed');
    expect(await problemOf(fetcher(['10.0.0.1:80']).fetch('http://10.0.0.1/', page))).toBe('not-allowed');
    expect(await problemOf(fetcher([dns.url]).fetch(dns.url, page))).toBe('not-allowed');
  });

  it('is distinguished from public ones', () => {
    for (const address of ['93.184.216.34', '1.1.1.1', '2606:4700::1111', '2404:6800:4006:804::200e']) {
      expect(isPublicAddress(address)).toBe(true);
    }
    for (const url of [
      'https://hotel.com.au/',
      'http://www.hotel.com:80/a?b#c',
      'https://münchen.de/',
      'https://x.au:443/',
    ]) {
      expect(readSiteAddress(url)?.hash, url).toBe('');
    }
  });
});

describe('fetching', () => {
  it('names us, sends no cookie, and keeps none', async () => {
    seen = [];
    await fetcher().fetch(at('/'), page);
    await fetcher().fetch(at('/'), page);
    expect(seen[1]?.headers['user-agent']).toBe('TestBot/1.0');
    expect(seen[1]?.headers).not.toHaveProperty('cookie');
    expect(seen[1]?.headers).not.toHaveProperty('referer');
  });

  it('follows three hops and not four', async () => {
    const hop = (to: string) => at(`/go?to=${encodeURIComponent(to)}`);
    const three = hop(hop(hop(at('/end'))));
    expect(await fetcher().fetch(three, page)).toMatchObject({
      url: at('/end'),
      status: 200,
      charset: 'iso-8859-1',
    });
    expect(await problemOf(fetcher().fetch(hop(three), page))).toBe('too-many-hops');
    expect(await problemOf(fetcher().fetch(at('/loop'), page))).toBe('too-many-hops');
  });

  it('gives up after its time, before and within the body', async () => {
    const hasty = { ...page, patienceMs: 150 };
    expect(await problemOf(fetcher().fetch(at('/stall'), hasty))).toBe('too-slow');
    expect(await problemOf(fetcher().fetch(at('/silent'), hasty))).toBe('too-slow');
  });

  it('cuts a long page and refuses a long picture, counting unpacked bytes', async () => {
    const cut = await fetcher().fetch(at('/large'), page);
    expect([cut.isCut, cut.bytes.byteLength]).toEqual([true, 10_000]);
    const bomb = await fetcher().fetch(at('/bomb'), page);
    expect([bomb.isCut, bomb.bytes.byteLength]).toEqual([true, 10_000]);
    expect(await problemOf(fetcher().fetch(at('/large?type=image/png'), picture))).toBe('too-large');
    expect(await problemOf(fetcher().fetch(at('/bomb?type=image/png'), picture))).toBe('too-large');
    expect(await problemOf(fetcher().fetch(at('/odd'), page))).toBe('wrong-type');
  });

  it.each([
    ['page', 'application/pdf'],
    ['page', 'image/png'],
    ['picture', 'text/html'],
    ['picture', 'image/svg+xml'],
    ['robots', 'image/png'],
  ] as const)('takes no %s of type %s', async (kind, type) => {
    expect(await problemOf(fetcher().fetch(at(`/?type=${type}`), { ...page, kind }))).toBe('wrong-type');
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [403, 'bad-status'],
    [503, 'bad-status'],
  ])('says what status %i means', async (status, problem) => {
    await expect(fetcher().fetch(at(`/?status=${status}`), page)).rejects.toMatchObject({ problem, status });
  });

  it('reports that there is no answer', async () => {
    expect(await problemOf(fetcher(['127.0.0.1:1']).fetch('http://127.0.0.1:1/', page))).toBe('unreachable');
  });
});
