import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readOptions } from 'wrangler';

import { workers } from '../../scripts/lib/server/build.mjs';

/** Addresses of the worker below: a constant, and a row of D1. */
export const bareWorkers = [
  { name: 'bare worker', path: '/' },
  { name: 'bare worker, one read of D1', path: '/property/d1' },
];

const script = `
  const html = { 'content-type': 'text/html; charset=utf-8' };
  export default {
    async fetch(request, env) {
      const { pathname, searchParams } = new URL(request.url);
      const key = 'http://bench.example/' + searchParams.get('page');
      if (pathname === '/property/d1') {
        const row = await env.DB.prepare('SELECT word FROM words WHERE id = ?').bind(1).first();
        return new Response(row.word, { headers: html });
      }
      if (pathname === '/property/cache') return caches.default.match(key);
      if (pathname === '/property/fill') {
        await env.DB.exec("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT); INSERT INTO words VALUES (1, 'hello')");
      }
      if (request.method === 'PUT') {
        const headers = { ...html, 'cache-control': 'public, max-age=3600' };
        await caches.default.put(key, new Response(await request.arrayBuffer(), { headers }));
      }
      return new Response('hello', { headers: html });
    },
  };
`;

/** Behind the same files as the site: locally each request passes through the worker that looks for them. */
export async function startBareWorkers() {
  const { assets } = readOptions(workers.web.config).workerOptions;
  const worker = new Miniflare({
    modules: true,
    name: 'bare',
    assets: { ...assets, workerName: 'bare' },
    host: '127.0.0.1',
    compatibilityDate: '2026-04-20',
    d1Databases: ['DB'],
    script,
  });
  const origin = (await worker.ready).href.replace(/\/$/, '');
  await fetch(`${origin}/property/fill`);
  return {
    origin,
    /** Puts a page's bytes into the Cache API, and returns the address at which a bare worker answers with them. */
    async keep(path, bytes) {
      const address = `/property/cache?${new URLSearchParams({ page: path })}`;
      await fetch(origin + address.replace('/cache', '/keep'), { method: 'PUT', body: bytes });
      return address;
    },
    stop: () => worker.dispose(),
  };
}
