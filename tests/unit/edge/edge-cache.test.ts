import { describe, expect, it } from 'vitest';

import { addChanges, emptyLog, type ChangeLog } from '~/platform/cache/change-log';
import type { PageEntry } from '~/platform/cache/page-entry';

import { createEdgeCache } from '../../../workers/edge-cache/create-edge-cache';
import type { Visit } from '../../../workers/edge-cache/visit';

const minute = 60_000;
/** Noon of a summer day in Adelaide. */
const noon = Date.parse('2026-11-22T01:30:00Z');

describe('the cache before the pages', () => {
  it('renders a cold page once for two hundred visitors at once', async () => {
    const site = newSite();
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/')));
    expect(site.rendered).toHaveLength(1);
    expect(new Set(await textsOf(answers))).toEqual(new Set(['/ 1']));
    expect((await site.get('/')).headers.get('x-cache')).toBe('hit');
  });

  it('shows a change to the next visitor, and the older page to others only while it is rendered', async () => {
    const site = newSite();
    await site.get('/');
    site.wait(10 * minute);
    site.change('list');
    const crowd = await Promise.all(Array.from({ length: 50 }, () => site.get('/')));
    const uses = crowd.map(({ headers }) => headers.get('x-cache'));
    expect([uses[0], ...new Set(uses.slice(1))]).toEqual(['miss', 'stale']);
    expect(await textsOf(crowd)).toEqual(['/ 2', ...Array.from({ length: 49 }, () => '/ 1')]);
    const next = await site.get('/');
    expect([next.headers.get('x-cache'), await next.text()]).toEqual(['hit', '/ 2']);
  });

  it('shows nothing older to anybody a minute after a change', async () => {
    const site = newSite();
    await site.get('/');
    site.change('list');
    site.wait(minute);
    const crowd = await Promise.all(Array.from({ length: 50 }, () => site.get('/')));
    expect(new Set(await textsOf(crowd))).toEqual(new Set(['/ 2']));
    expect(site.rendered).toHaveLength(2);
  });

  it('renders unchanged pages again once an hour, without letting anybody wait', async () => {
    const site = newSite();
    await site.get('/');
    site.wait(61 * minute);
    const stale = await site.get('/');
    expect([stale.headers.get('x-cache'), await stale.text()]).toEqual(['stale', '/ 1']);
    await site.settle();
    const fresh = await site.get('/');
    expect([fresh.headers.get('x-cache'), await fresh.text()]).toEqual(['hit', '/ 2']);
  });

  it('sends no body to a browser or cache that has the page, whatever the form of its tag', async () => {
    const site = newSite();
    const tag = (await site.get('/')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    for (const had of [tag, tag.slice(2), `"other", ${tag}`, `${tag.slice(2)},"other"`, '*']) {
      const answer = await site.get('/', { 'if-none-match': had });
      expect([answer.status, await answer.text(), answer.headers.get('etag')], had).toEqual([304, '', tag]);
    }
    for (const had of ['"other"', '', `"${tag}`]) {
      expect((await site.get('/', { 'if-none-match': had })).status, had).toBe(200);
    }
  });

  it('keeps a page while others change', async () => {
    const site = newSite();
    await site.get('/');
    site.change('property:9');
    site.wait(50 * minute);
    expect((await site.get('/')).headers.get('x-cache')).toBe('hit');
  });

  it('renders again after midnight in Adelaide', async () => {
    const site = newSite();
    await site.get('/');
    site.wait(13 * 60 * minute);
    expect(await (await site.get('/')).text()).toBe('/ 2');
  });

  it('serves a page of the last day, marked, while rendering fails, and no longer', async () => {
    const site = newSite({ html: true });
    await site.get('/');
    site.change('list');
    site.wait(2 * minute);
    site.fail(503);
    const older = await site.get('/');
    expect(older.status).toBe(200);
    expect(older.headers.get('x-cache')).toBe('stale');
    expect(older.headers.get('warning')).toContain('Stale');
    expect(await older.text()).toBe('<html data-older lang="en">/ 1</html>');
    site.wait(25 * 60 * minute);
    expect((await site.get('/')).status).toBe(503);
  });

  it('serves the last day also while the changes are unknown', async () => {
    const site = newSite();
    await site.get('/');
    site.forget();
    site.fail('throw');
    expect((await site.get('/')).headers.get('x-cache')).toBe('stale');
    await expect(site.get('/search')).rejects.toThrow('broken');
  });

  it.each([
    ['a cookie is set', { headers: { 'set-cookie': 'a=b' } }],
    ['it is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['it is a temporary redirect', { status: 302 }],
    ['it is an error', { status: 500 }],
    ['nothing says what it shows', { keys: [] }],
  ])('does not keep an answer when %s', async (_, answer) => {
    const site = newSite(answer);
    const first = await site.get('/');
    const second = await site.get('/');
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['pass', 'pass']);
    expect(site.rendered).toHaveLength(2);
  });

  it('lets nobody else have an answer that is not for others, not even at the same moment', async () => {
    const site = newSite({ headers: { 'set-cookie': 'a=b' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/')));
    expect(new Set(await textsOf(answers)).size).toBe(20);
  });

  it.each([
    ['a session', { cookie: 'sid=abc' }],
    ['a session on https', { cookie: 'a=b; __Host-sid=abc' }],
    ['a message to show once', { cookie: 'notice=saved' }],
    ['an authorization', { authorization: 'Bearer x' }],
    ['a part wanted', { range: 'bytes=0-9' }],
  ])('neither gives nor keeps anything for a request with %s', async (_, headers) => {
    const site = newSite();
    await site.get('/');
    expect((await site.get('/', headers)).headers.get('x-cache')).toBe('pass');
    expect(await (await site.get('/', headers)).text()).toBe('/ 3');
    expect(await (await site.get('/')).text()).toBe('/ 1');
  });

  it('renders without anything personal', async () => {
    const site = newSite();
    await site.get('/search?utm=1&stars=4', {
      cookie: 'cookie-consent=accepted',
      'user-agent': 'Somebody/1',
      'accept-language': 'de',
      'cf-connecting-ip': '192.0.2.7',
    });
    const [request] = site.rendered;
    expect(request?.url).toBe('https://stay.example/search?stars=4');
    expect([...(request?.headers.keys() ?? [])].sort()).toEqual(['accept', 'cf-connecting-ip']);
  });

  it('keeps redirects, and adds the query that each visitor came with', async () => {
    const site = newSite({ status: 301, headers: { location: '/new' } });
    await site.get('/old?a=1');
    const again = await site.get('/old?b=2');
    expect([again.status, again.headers.get('location'), again.headers.get('x-cache')]).toEqual([
      301,
      '/new?b=2',
      'hit',
    ]);
  });

  it('keeps the whole query where the redirect is not cached', async () => {
    const site = newSite({ status: 202, headers: { 'cache-control': 'no-store' } });
    await site.get('/old.data?b=2');
    expect(site.rendered.map(({ url }) => url)).toEqual([
      'https://stay.example/old.data',
      'https://stay.example/old.data?b=2',
    ]);
  });

  it('reports a missing page each time it is missed', async () => {
    const site = newSite({ status: 404, reported: [{ kind: 'missing-path', path: '/gone' }] });
    await site.get('/gone');
    await site.get('/gone');
    expect(site.reports.filter(({ kind }) => kind === 'missing-path')).toHaveLength(2);
  });

  it('reports nothing of a page that a browser fetches in advance, and does when a visitor asks for it', async () => {
    const site = newSite({ status: 301, reported: [{ kind: 'redirect-hit', path: '/old' }] });
    const hits = () => site.reports.filter(({ kind }) => kind === 'redirect-hit').length;
    const prefetches: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;anonymous-client-ip' },
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch', cookie: '__session=x' },
    ];
    for (const given of prefetches) await site.get('/old', given);
    expect(hits()).toBe(0);
    await site.get('/old');
    expect(hits()).toBe(1);
  });

  it('answers HEAD from what GET left, without a body', async () => {
    const site = newSite();
    await site.get('/');
    const head = await site.get('/', {}, 'HEAD');
    expect([head.headers.get('x-cache'), await head.text()]).toEqual(['hit', '']);
  });
});

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  keys?: readonly string[];
  html?: boolean;
  reported?: PageEntry['traffic'];
};

/** A cache in front of pages that count their renderings, with its own clock. */
function newSite({ status = 200, headers = {}, keys = ['list'], html = false, reported = [] }: Answer = {}) {
  let time = noon;
  let seq = 0;
  let log: ChangeLog | null = emptyLog;
  let failure: 503 | 'throw' | null = null;
  const entries = new Map<string, PageEntry>();
  const rendered: Request[] = [];
  const reports: PageEntry['traffic'][number][] = [];
  const later: Promise<unknown>[] = [];
  const cache = createEdgeCache({
    origin: 'https://stay.example',
    routes: new Set(),
    now: () => time,
    store: {
      find: async (key) => entries.get(key) ?? null,
      put: async (key, entry) => void entries.set(key, entry),
    },
    changes: {
      current: async () => log,
      publish: async () => [],
      repair: async () => undefined,
    },
  });
  const answer: Visit['answer'] = async (request) => {
    rendered.push(request);
    const text = `${new URL(request.url).pathname} ${rendered.length}`;
    await Promise.resolve();
    if (failure === 'throw') throw new Error('broken');
    const body = html ? `<html lang="en">${text}</html>` : text;
    const type = html ? 'text/html; charset=utf-8' : 'text/plain';
    return {
      response: new Response(body, {
        status: failure ?? status,
        headers: { 'content-type': type, ...headers },
      }),
      context: { shown: new Set(keys), troubles: new Set(), reported: [...reported] } as never,
    };
  };
  return {
    rendered,
    reports,
    wait: (ms: number) => (time += ms),
    forget: () => (log = null),
    fail: (how: 503 | 'throw') => (failure = how),
    change: (key: string) => (log = addChanges(log ?? emptyLog, [{ key, seq: (seq += 1), at: time }], time)),
    settle: () => Promise.all(later),
    get: (path: string, given: Record<string, string> = {}, method = 'GET') =>
      cache.answer({
        request: new Request(`https://stay.example${path}`, { method, headers: given }),
        ctx: { waitUntil: (promise: Promise<unknown>) => void later.push(promise) },
        answer,
        sources: () => ({}) as never,
        report: (report) => void reports.push(report),
      }),
  };
}

const textsOf = (answers: readonly Response[]) => Promise.all(answers.map((answer) => answer.text()));
