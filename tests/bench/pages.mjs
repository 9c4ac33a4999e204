import { Agent, get } from 'node:http';

import { median } from '../../scripts/lib/median.mjs';
import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';
import { bareWorkers, startBareWorkers } from './bare-workers.mjs';
import { processorMs, startWatched } from './processor-time.mjs';

const rounds = 5;
const requestsARound = 60;
const warmUp = 30;

/** A location's cache that keeps nothing: what is left is the rendering alone, without the local stand-in that stores its answer. */
const keepsNothing = `
  const nothing = { match: async () => undefined, put: async () => {} };
  Object.defineProperty(globalThis, 'caches', { value: { default: nothing } });
  export default (worker) => worker;
`;

/** One address of each kind of public page. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search' },
  { name: 'stay, layout A', path: '/property/tidmarsh-house' },
  { name: 'stay, layout B', path: '/accommodation/north-adelaide/tidmarsh-house' },
  { name: 'place', path: '/location/glenelg' },
  { name: 'guide', path: '/guides/adelaide-cbd-accommodation' },
  { name: 'static page', path: '/help' },
  { name: 'sign-in', path: '/auth', isPersonal: true },
  { name: 'missing page', path: '/no-such-page', status: 404 },
];

/**
 * Measures pages of the built site beside bare workers in the same run, in alternating rounds, so that all
 * run under the same load: each page as for its first visitor, the same without the location's cache, and each that is kept also
 * from the cache, beside a bare worker that has the same bytes there.
 * Returns [{ name, besides, processorMs, medianMs }]: the name of the bare worker that it is compared with, the runtime's
 * processor time for one request (null where the system does not report it), and the median of the answers' times.
 */
export async function benchPages() {
  const bare = await startWatched(startBareWorkers);
  const rendering = await startWatched(() => startSite('first'));
  const alone = await startWatched(() => startSite('first', keepsNothing));
  const keeping = await startWatched(() => startSite('on'));
  try {
    const [, oneRead] = bareWorkers;
    const kept = await Promise.all(
      pages.filter(({ isPersonal }) => !isPersonal).map((page) => besideItsBytes(page, { bare, keeping })),
    );
    const subjects = [
      ...bareWorkers.map((worker) => ({ ...worker, ...bare })),
      ...pages.flatMap((page) => [
        { ...page, ...rendering, name: `${page.name}, rendered`, besides: oneRead.name },
        { ...page, ...alone, name: `${page.name}, rendered, nothing kept`, besides: oneRead.name },
      ]),
      ...kept.flat(),
    ].map((subject) => ({ ...subject, each: [], used: 0 }));
    for (const subject of subjects) await load(subject, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) {
        const before = usedBy(subject);
        subject.each.push(...(await load(subject, requestsARound)));
        subject.used += usedBy(subject) - before;
      }
    }
    return subjects.map(({ name, besides, used, each, pid }) => ({
      name,
      besides,
      processorMs: pid ? used / each.length : null,
      medianMs: median(each),
    }));
  } finally {
    await rendering.server.stop();
    await alone.server.stop();
    await keeping.server.stop();
    await bare.server.stop();
  }
}

/** A kept page, and the bare worker that answers with its bytes from the Cache API. */
async function besideItsBytes(page, { bare, keeping }) {
  const bytes = await (await fetch(keeping.server.origin + page.path)).arrayBuffer();
  const name = `bare worker, ${Math.round(bytes.byteLength / 1_000)} kB of ${page.name}`;
  const path = await bare.server.keep(page.path, bytes);
  return [
    { ...bare, name, path },
    { ...page, ...keeping, name: `${page.name}, kept`, besides: name },
  ];
}

async function startSite(cache, around) {
  const vars = { EDGE_CACHE: cache };
  return startServer({ stateDir: await copyTestState(), searchLimit: 1_000_000, quiet: true, vars, around });
}

const usedBy = ({ pid }) => (pid ? processorMs(pid) : 0);

/**
 * Sends `count` requests, one after the other over a kept connection: requests for a page at the same time would share one
 * rendering. Every answer must have the page's status. Returns their times.
 */
async function load({ server, path, status = 200 }, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const each = [];
  while (each.length < count) each.push(await request(server.origin + path, status, agent));
  agent.destroy();
  return each;
}

function request(url, status, agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== status) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('data', () => {});
      response.on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}
