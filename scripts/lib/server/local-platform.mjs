import path from 'node:path';

import { fromRoot } from '../places.mjs';
import { loadWrangler, wranglerEnv } from './wrangler.mjs';

/**
 * Runs `task` with the site's bindings on the local state under `stateDir`, and returns its result. Throws outside
 * the local environment.
 */
export async function withLocalPlatform(stateDir, task) {
  Object.assign(process.env, wranglerEnv(), { WRANGLER_LOG: 'warn' });
  const { getPlatformProxy } = loadWrangler();
  const platform = await getPlatformProxy({
    configPath: fromRoot('wrangler.toml'),
    persist: { path: path.join(stateDir, 'v3') },
    remoteBindings: false,
  });
  try {
    const { ENVIRONMENT } = platform.env;
    if (ENVIRONMENT !== 'local')
      throw new Error(`This is for the local site only; ENVIRONMENT is "${ENVIRONMENT}".`);
    return await task(platform.env);
  } finally {
    await platform.dispose();
  }
}
