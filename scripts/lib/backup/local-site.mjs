import path from 'node:path';

import { fromRoot } from '../places.mjs';
import { loadWrangler, wranglerEnv } from '../server/wrangler.mjs';
import { queueConfig } from './deployed-site.mjs';
import { restoreFeature } from './features.mjs';

/** The site under `stateDir` with the queue worker's own bindings; in the form of `openDeployedSite`, and its `env`. */
export async function openLocalSite(stateDir) {
  Object.assign(process.env, wranglerEnv(), { WRANGLER_LOG: 'error' });
  const { getPlatformProxy } = loadWrangler();
  const platform = await getPlatformProxy({
    configPath: fromRoot(queueConfig),
    persist: { path: path.join(stateDir, 'v3') },
    remoteBindings: false,
  });
  const { createD1Site } = await restoreFeature('d1-site.ts');
  const { env } = platform;
  const read = async (key) => {
    const object = await env.BACKUPS.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  };
  return {
    environment: 'local',
    env,
    pictures: 'stay-adelaide-media',
    database: createD1Site(env.DB),
    filesOf: (name) => ({ read: (file) => read(`${name}/${file}`) }),
    index: () => read('index.json'),
    close: () => platform.dispose(),
  };
}
