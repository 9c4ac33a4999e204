import { spawn } from 'node:child_process';
import net from 'node:net';

import { fromRoot, root } from './places.mjs';
import { endWithUs, killGroup, run } from './run.mjs';

const wranglerBin = fromRoot('node_modules', 'wrangler', 'bin', 'wrangler.js');

/** Keeps wrangler from reporting, asking and writing outside the repository. */
export const wranglerEnv = () => ({
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  XDG_CONFIG_HOME: fromRoot('.wrangler', 'config'),
  WRANGLER_LOG_PATH: fromRoot('.wrangler', 'logs'),
  WRANGLER_REGISTRY_PATH: fromRoot('.wrangler', 'registry'),
});

export const runWrangler = (args, options = {}) =>
  run(process.execPath, [wranglerBin, ...args], { ...options, env: { ...wranglerEnv(), ...options.env } });

/**
 * Starts `wrangler dev` with these arguments. Resolves when the port answers HTTP, rejects when wrangler ends
 * first. Returns { child, stop, exited }: `exited` resolves with the exit code, `stop` leaves no process behind.
 */
export async function startWranglerDev(args, { port, env = {}, onOutput = () => {} }) {
  const child = spawn(process.execPath, [wranglerBin, 'dev', ...args], {
    cwd: root,
    env: { ...process.env, ...wranglerEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const forget = endWithUs(child);
  let tail = '';
  const take = (chunk) => {
    tail = (tail + chunk).slice(-4000);
    onOutput(String(chunk));
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const exited = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1))).then((code) => {
    killGroup(child.pid, 'SIGKILL');
    forget();
    return code;
  });
  const stop = () => stopGroup(child, exited);
  await Promise.race([
    untilAnswers(port),
    exited.then((code) => Promise.reject(new Error(`wrangler dev ended with code ${code}.\n${tail}`))),
  ]);
  return { child, exited, stop };
}

/** SIGTERM lets wrangler end workerd itself; after five seconds the whole group is killed. */
async function stopGroup(child, exited) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), 5000);
  await exited;
  clearTimeout(timer);
}

async function untilAnswers(port) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answered = await fetch(`http://127.0.0.1:${port}/robots.txt`, {
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port} after two minutes.`);
}

/** A TCP port that nobody listens on at the moment. */
export function freePort() {
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
