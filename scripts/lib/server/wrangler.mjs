import { fromRoot } from '../places.mjs';
import { run } from '../run.mjs';

const wranglerBin = fromRoot('node_modules', 'wrangler', 'bin', 'wrangler.js');

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
  run(process.execPath, [wranglerBin, ...args], { ...options, env: { ...wranglerEnv(), ...options.env } });
