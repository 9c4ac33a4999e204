import fs from 'node:fs/promises';
import path from 'node:path';

import { defaultStateDir, fromRoot } from './places.mjs';
import { freePort, startWranglerDev } from './wrangler.mjs';

const sweepEveryMs = 60_000;

/**
 * Serves the built site, with the queue worker beside it, from the state under `stateDir`; the site must have
 * been prepared. `vars` replace variables of wrangler.toml; `log` takes warnings and errors unless `quiet`.
 * Resolves when it answers, with { origin, exited, stop }: `exited` resolves with wrangler's exit code, `stop`
 * leaves no process behind.
 *
 * @param {{ port?: number, stateDir?: string, quiet?: boolean, vars?: Record<string, string>,
 *   log?: (text: string) => void }} options
 */
export async function startServer({ port, stateDir = defaultStateDir, quiet = false, vars = {}, log } = {}) {
  const chosenPort = port ?? (await freePort());
  const origin = `http://localhost:${chosenPort}`;
  const args = [
    ...['-c', 'wrangler.toml', '-c', await localQueueConfig(stateDir, { SITE_ORIGIN: origin, ...vars })],
    ...['--persist-to', stateDir, '--ip', '127.0.0.1', '--port', String(chosenPort)],
    ...['--inspector-port', String(await freePort()), '--test-scheduled', '--log-level', 'warn'],
    ...['--show-interactive-dev-session', 'false'],
    ...Object.entries({ SITE_ORIGIN: origin, ...vars }).flatMap(([name, value]) => [
      '--var',
      `${name}:${value}`,
    ]),
  ];
  const tell = quiet ? () => {} : (log ?? ((text) => process.stderr.write(text)));
  const server = await startWranglerDev(args, { port: chosenPort, onOutput: tell });
  const sweeps = startSweeps(chosenPort, tell);
  const stop = async () => {
    clearInterval(sweeps);
    await server.stop();
  };
  void server.exited.then(() => clearInterval(sweeps));
  return { origin, exited: server.exited, stop };
}

/**
 * `--var` reaches the first worker only, and secrets are read beside a configuration: the queue worker gets a copy of
 * its own with both, so that its links lead to this very server. Resolves with the file's path.
 */
async function localQueueConfig(stateDir, vars) {
  const folder = path.resolve(stateDir, 'queue-worker');
  const [config, secrets] = await Promise.all(
    [fromRoot('workers', 'queue', 'wrangler.toml'), fromRoot('.dev.vars')].map((file) =>
      fs.readFile(file, 'utf8'),
    ),
  );
  const main = JSON.stringify(fromRoot('workers', 'queue', 'index.ts'));
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, 'wrangler.toml');
  await fs.writeFile(file, config.replace('main = "index.ts"', `main = ${main}`));
  await fs.writeFile(path.join(folder, '.dev.vars'), secrets + lines.join(''), { mode: 0o600 });
  return file;
}

/**
 * Cloudflare's cron runs the scheduled handler every minute; locally somebody has to ask for it. Not through
 * /cdn-cgi/handler/scheduled, which answers `exception` for a worker with assets.
 */
function startSweeps(port, tell) {
  const sweep = async () => {
    const failure = await fetch(`http://127.0.0.1:${port}/__scheduled?cron=*+*+*+*+*`, {
      signal: AbortSignal.timeout(sweepEveryMs / 2),
    }).then(
      (response) => (response.ok ? null : `status ${response.status}`),
      (error) => error.message,
    );
    if (failure) tell(`The scheduled sweep failed: ${failure}\n`);
  };
  void sweep();
  return setInterval(sweep, sweepEveryMs).unref();
}
