import { Agent, get } from 'node:http';

import { Miniflare } from 'miniflare';

import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';

const rounds = 5;
const requestsARound = 60;
const connections = 4;

/**
 * Measures pages of the built site beside a bare worker in the same run, in alternating rounds, so that both see the
 * same machine. Returns [{ path, perSecond, medianMs, ratio }]: ratio is the bare worker's requests a second over the page's.
 */
export async function benchPages(paths) {
  const stateDir = await copyTestState();
  const site = await startServer({ stateDir, quiet: true });
  const bare = await startBareWorker();
  try {
    const subjects = [
      { path: 'bare worker', url: bare.url },
      ...paths.map((path) => ({ path, url: site.origin + path })),
    ];
    const times = new Map(subjects.map(({ path }) => [path, { seconds: 0, each: [] }]));
    for (const { url } of subjects) await load(url, 12);
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, url } of subjects) {
        const { seconds, each } = await load(url, requestsARound);
        const sum = times.get(path);
        sum.seconds += seconds;
        sum.each.push(...each);
      }
    }
    const rate = ({ seconds }) => (rounds * requestsARound) / seconds;
    const bareRate = rate(times.get('bare worker'));
    return subjects.map(({ path }) => {
      const sum = times.get(path);
      return { path, perSecond: rate(sum), medianMs: median(sum.each), ratio: bareRate / rate(sum) };
    });
  } finally {
    await bare.stop();
    await site.stop();
  }
}

async function startBareWorker() {
  const worker = new Miniflare({
    modules: true,
    host: '127.0.0.1',
    compatibilityDate: '2026-04-20',
    script:
      'export default { fetch: () => new Response("hello", { headers: { "content-type": "text/html" } }) }',
  });
  const url = await worker.ready;
  return { url: url.href, stop: () => worker.dispose() };
}

/** Sends `count` requests over a few kept connections; every answer must be 200. */
async function load(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const each = [];
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        each.push(await request(url, agent));
      }
    }),
  );
  agent.destroy();
  return { seconds: (performance.now() - started) / 1000, each };
}

function request(url, agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('data', () => {});
      response.on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
