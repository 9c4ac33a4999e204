import { afterEach, describe, expect, it, vi } from 'vitest';

import { requestKind, requestKinds } from '~/features/work/system/request-kinds';
import type { RequestRow } from '~/jobs/request-figures';
import { nothingMeasured, watchDatabase } from '~/platform/http/request-measure';

import { createRequestCounter } from '../../../workers/requests/request-counter';
import { createRoutePatterns } from '../../../workers/requests/route-patterns';
import { reportRequest } from '../../../workers/requests/report-request';

const routes = {
  root: { id: 'root' },
  $: { id: '$', parentId: 'root', path: '*' },
  slug: { id: 'slug', parentId: 'root', path: ':slug' },
  index: { id: 'index', parentId: 'root' },
  search: { id: 'search', parentId: 'root', path: 'search' },
  stay: { id: 'stay', parentId: 'root', path: 'accommodation/:location/:property' },
  place: { id: 'place', parentId: 'root', path: 'accommodation/:place' },
  cbd: { id: 'cbd', parentId: 'root', path: 'accommodation/sa/adelaide-cbd' },
  guides: { id: 'guides', parentId: 'root', path: 'guides/*' },
  dashboard: { id: 'dashboard', parentId: 'root', path: 'dashboard' },
  leads: { id: 'leads', parentId: 'dashboard', path: 'leads/:id' },
};
const patternOf = createRoutePatterns(routes);

describe('the pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/search', '/search'],
    ['/search.data', '/search'],
    ['/adelaide-hotels', '/:slug'],
    ['/accommodation/glenelg', '/accommodation/:place'],
    ['/accommodation/glenelg/the-stamford', '/accommodation/:location/:property'],
    ['/accommodation/sa/adelaide-cbd', '/accommodation/sa/adelaide-cbd'],
    ['/guides', '/guides/*'],
    ['/guides/a/b/c', '/guides/*'],
    ['/dashboard/leads/ada', '/dashboard/leads/:id'],
    ['/no/such/page', '/*'],
    ['//', '/'],
    ['/%F0%9F', '/:slug'],
  ])('is found: %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  it('gives each request one of a few kinds, and a form its own', () => {
    const kinds = [
      '/',
      '/search',
      '/accommodation/:location/:property',
      '/:slug',
      '/*',
      '/dashboard/leads/:id',
    ];
    expect(kinds.map((pattern) => requestKind(pattern, true))).toEqual([
      'home',
      'search',
      'stay',
      'place',
      'other',
      'dashboard',
    ]);
    expect(requestKind('/contact', false)).toBe('form');
    expect(Object.keys(requestKinds).length).toBeLessThan(15);
  });
});

const one = { kind: 'home', status: 200, ms: 12, cache: 'hit', rowsRead: 3 } as const;

describe('the counter of an isolate', () => {
  it('reports now and then, and never once for each request', () => {
    let now = 600_000_000;
    const counter = createRequestCounter(() => now);
    expect(counter.count(one)).toHaveLength(1);
    const reports: RequestRow[][] = [];
    for (let count = 0; count < 999; count += 1) reports.push(counter.count(one));
    expect(reports.flat()).toEqual([]);
    expect(counter.count({ ...one, status: 503, cache: 'pass', ms: 7_000 })).toEqual([
      {
        slot: 600_000_000,
        page: 'home',
        requests: 1_000,
        errors: 1,
        hits: 999,
        rowsRead: 3_000,
        times: [0, 999, 0, 0, 0, 0, 0, 0, 0, 1],
      },
    ]);
    counter.count(one);
    now += 30_000;
    expect(counter.count(one)).toMatchObject([{ requests: 2 }]);
    counter.count(one);
    expect(counter.flush()).toMatchObject([{ requests: 1 }]);
    expect(counter.flush()).toEqual([]);
  });

  it('keeps the kinds of pages and the ten minutes apart', () => {
    let now = 1_199_999;
    const counter = createRequestCounter(() => now);
    counter.flush();
    counter.count(one);
    counter.count({ ...one, kind: 'search' });
    now += 1;
    counter.count(one);
    expect(counter.flush().map(({ slot, page }) => [slot, page])).toEqual([
      [600_000, 'home'],
      [600_000, 'search'],
      [1_200_000, 'home'],
    ]);
  });
});

describe('the log and count of a request', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  afterEach(() => void lines.splice(0));

  function report({ isLogged = true, isAdmin = false } = {}) {
    const request = new Request('https://stay.example/dashboard/leads/ada-lovelace?email=ada@example.com', {
      headers: { cookie: 'sid=secret', 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Firefox' },
    });
    const response = new Response('…', { headers: { 'x-cache': 'miss' } });
    const measure = { ...nothingMeasured(), isAdmin };
    const watch = watchDatabase(measure);
    watch([{ meta: { rows_read: 4 } }, { meta: { rows_read: 5 } }], 8);
    watch([['a raw row']], 3);
    const points: AnalyticsEngineDataPoint[] = [];
    const dataset = {
      writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
    };
    const count = createRequestCounter(() => 600_000).count;
    const sent: RequestRow[][] = [];
    const telling = { request, response, requestId: 'n-1', ms: 42, measure };
    reportRequest(telling, { patternOf, count, send: (rows) => void sent.push(rows), isLogged, dataset });
    return { response, points, sent };
  }

  it('is one line with the pattern, and nothing of the visitor or the address', () => {
    const { response, points } = report();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        message: 'request',
        requestId: 'n-1',
        route: '/dashboard/leads/:id',
        status: 200,
        ms: 42,
        cache: 'miss',
        colo: null,
      },
    ]);
    expect(response.headers.get('x-request-id')).toBe('n-1');
    const written = lines.join() + JSON.stringify(points);
    for (const secret of ['ada', 'secret', '203.0', 'Firefox']) expect(written).not.toContain(secret);
    expect(points).toEqual([
      {
        indexes: ['dashboard'],
        blobs: ['/dashboard/leads/:id', '2xx', 'miss', null],
        doubles: [42, 11, 2, 9],
      },
    ]);
  });

  it('is counted, but no line where it is not wanted', () => {
    expect(report({ isLogged: false }).sent).toMatchObject([
      [{ page: 'dashboard', requests: 1, rowsRead: 9 }],
    ]);
    expect(lines).toEqual([]);
  });

  it('shows the work of the database to admins only', () => {
    expect(report().response.headers.get('server-timing')).toBeNull();
    expect(report({ isAdmin: true }).response.headers.get('server-timing')).toBe(
      'db;dur=11;desc="2 calls, 9 rows told"',
    );
  });
});
