import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

import { workers } from './build.mjs';
import { imagesOption, imagesWorker } from './images/local-images.mjs';
import { defaultStateDir } from '../places.mjs';
import { loadMiniflare, loadWrangler, wranglerEnv } from './wrangler.mjs';

const sweepEveryMs = 60_000;
const sweepPath = '/__scheduled';
/** Bytes of a form that is read completely; forms with photos are not. */
const maxTakenIn = 1_000_000;

/**
 * Serves the built site and the queue worker in miniflare, from the state under `stateDir`; both workers are
 * the ones that a deployment would upload. `vars` replace variables of their configurations, `searchLimit` is
 * the number of searches that one visitor may make in a minute, and `around` is the text of a module that
 * wraps a worker. `log` receives warnings and errors unless `quiet`. `configurations` are those that another process has
 * read. Resolves when the server answers, with { origin, inspector, stop }: `inspector` is the address of the runtime's
 * inspector where the site is `inspected`, `stop` ends every process.
 *
 * @param {{ port?: number, stateDir?: string, quiet?: boolean, inspected?: boolean, vars?: Record<string, string>, searchLimit?: number,
 *   around?: string, log?: (text: string) => void, configurations?: ReturnType<typeof readConfigurations> }} options
 */
export async function startServer({
  port,
  stateDir = defaultStateDir,
  quiet = false,
  inspected = false,
  log,
  ...settings
} = {}) {
  const chosenPort = port ?? (await freePort());
  const origin = `http://localhost:${chosenPort}`;
  const write = quiet ? () => {} : (log ?? ((text) => process.stderr.write(text)));
  Object.assign(process.env, wranglerEnv());
  const { Log, LogLevel, Miniflare } = loadMiniflare();
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: chosenPort,
    ...(inspected && { inspectorPort: 0 }),
    defaultPersistRoot: path.resolve(stateDir, 'v3'),
    unsafeLocalExplorer: true,
    log: Object.assign(new Log(LogLevel.WARN), { log: (message) => write(`${message}\n`) }),
    handleStructuredLogs: ({ level, message }) => {
      if (level === 'warn' || level === 'error') write(`${message}\n`);
    },
    workers: [
      ...(await configure({ ...settings, vars: { SITE_ORIGIN: origin, ...settings.vars } })),
      await imagesWorker(),
    ],
  });
  await miniflare.ready;
  const inspector = inspected ? await miniflare.getInspectorURL() : null;
  const sweeps = startSweeps(chosenPort, write);
  const stop = async () => {
    clearInterval(sweeps);
    await miniflare.dispose();
  };
  return { origin, inspector, stop };
}

/**
 * What the configurations of both workers say, by the workers' names, and the secrets of .dev.vars, as plain data. Wrangler, which reads
 * them, takes a second of a processor to load.
 */
export function readConfigurations() {
  Object.assign(process.env, wranglerEnv());
  const { unstable_getMiniflareWorkerOptions: readOptions, unstable_getVarsForDev: readVars } =
    loadWrangler();
  // Secrets are read beside a configuration; the queue worker's are those of the web worker.
  const secrets = Object.entries(readVars(workers.web.config, undefined, {}, undefined, true));
  return {
    options: Object.fromEntries(
      Object.entries(workers).map(([name, { config }]) => [name, readOptions(config).workerOptions]),
    ),
    secrets: Object.fromEntries(secrets.map(([name, { value }]) => [name, value])),
  };
}

/** Both workers with the bindings of their configurations, the secrets of .dev.vars and these variables. */
async function configure({
  vars,
  searchLimit,
  around = 'export default (worker) => worker',
  configurations = readConfigurations(),
}) {
  const added = { ...configurations.secrets, ...vars };
  return Promise.all(
    Object.entries(workers).map(async ([name, { script }]) => {
      const { images, ...workerOptions } = configurations.options[name];
      return {
        ...workerOptions,
        ...(images && imagesOption),
        name,
        bindings: { ...workerOptions.bindings, ...added },
        ratelimits: withFigure(workerOptions.ratelimits, searchLimit),
        queueConsumers: delivered(workerOptions.queueConsumers),
        modules: [
          { type: 'ESModule', path: 'local.js', contents: localModule },
          { type: 'ESModule', path: 'around.js', contents: around },
          { type: 'ESModule', path: 'worker.js', contents: await fs.readFile(script, 'utf8') },
        ],
      };
    }),
  );
}

/** Delivers a batch without waiting until it is full. */
const delivered = (consumers = {}) =>
  Object.fromEntries(
    Object.entries(consumers).map(([queue, options]) => [queue, { ...options, maxBatchTimeout: 0.05 }]),
  );

/** The limits of a configuration, with another number if one is given. */
function withFigure(limits = {}, figure) {
  if (figure === undefined) return limits;
  return Object.fromEntries(
    Object.entries(limits).map(([name, { simple }]) => [name, { simple: { ...simple, limit: figure } }]),
  );
}

/**
 * A worker whose scheduled handler answers at an address. Miniflare's own address for it,
 * /cdn-cgi/handler/scheduled, answers `exception` for a worker with assets. As Cloudflare does, the worker
 * reads a form before the site's worker gets it, and reads the rest of a large one afterwards: the runtime
 * closes a connection whose form was not read to its end, and the next request on it fails.
 */
const localModule = `
  import deployed from './worker.js';
  import around from './around.js';
  const worker = around(deployed);
  export default {
    ...worker,
    async fetch(request, env, context) {
      if (new URL(request.url).pathname !== '${sweepPath}') {
        const taken = await takeIn(request);
        const response = await worker.fetch(taken, env, context);
        await readRest(taken);
        return response;
      }
      await worker.scheduled({}, env, context);
      return new Response('Ran scheduled event');
    },
  };
  async function takeIn(request) {
    const length = Number(request.headers.get('content-length') ?? 0);
    if (length === 0 || length > ${maxTakenIn}) return request;
    return new Request(request, { body: await request.arrayBuffer() });
  }
  async function readRest({ body }) {
    if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => {});
  }
`;

/** Cloudflare's cron runs the scheduled handler every minute; locally this timer requests it. */
function startSweeps(port, write) {
  const sweep = async () => {
    const failure = await fetch(`http://127.0.0.1:${port}${sweepPath}`, {
      signal: AbortSignal.timeout(sweepEveryMs / 2),
    }).then(
      (response) => (response.ok ? null : `status ${response.status}`),
      (error) => error.message,
    );
    if (failure) write(`The scheduled sweep failed: ${failure}\n`);
  };
  void sweep();
  return setInterval(sweep, sweepEveryMs).unref();
}

/** A TCP port that is free at the moment. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
