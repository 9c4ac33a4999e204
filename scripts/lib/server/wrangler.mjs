import { createRequire } from 'node:module';

import { fromRoot } from '../places.mjs';
import { run } from '../run.mjs';

/** The program itself, with the options that its launcher gives it: the launcher is one more process. */
const program = [
  '--no-warnings',
  '--experimental-vm-modules',
  fromRoot('node_modules', 'wrangler', 'wrangler-dist', 'cli.js'),
];

/** Keeps wrangler from sending telemetry, asking questions and writing outside the repository. */
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
  run(process.execPath, [...program, ...args], { ...options, env: { ...wranglerEnv(), ...options.env } });

const require = createRequire(import.meta.url);

/**
 * wrangler's functions; the variables of `wranglerEnv` must be set before. `import` would read its ten
 * megabytes twice more to learn what they export, which takes 0.4 seconds of a processor.
 *
 * @returns {typeof import('wrangler')}
 */
export const loadWrangler = () => require('wrangler');

/** The local runtime's functions, for the same reason. @returns {typeof import('miniflare')} */
export const loadMiniflare = () => require('miniflare');
