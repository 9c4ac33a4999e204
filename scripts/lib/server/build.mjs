import fs from 'node:fs';
import path from 'node:path';

import { fingerprint, readStamp, writeStamp } from '../fingerprint.mjs';
import { fromRoot, root } from '../places.mjs';
import { run } from '../run.mjs';
import { runWrangler } from './wrangler.mjs';

/**
 * Rollup makes many small objects; more memory for new objects saves a sixth of the build's time in garbage
 * collection.
 */
const fewerCollections = '--max-semi-space-size=64';

const settings = ['package-lock.json', 'tsconfig.json'];

/** The changes that vite.config.ts makes to modules of the browser build. */
const browserBuild = ['shared-chunks.mjs', 'minify-scripts.mjs', 'lean', 'icons'].map(
  (name) => `scripts/lib/server/${name}`,
);

/** The two workers: their configuration, and the one module that the build makes of each. */
export const workers = {
  web: { config: fromRoot('wrangler.toml'), script: fromRoot('build', 'workers', 'web', 'web.js') },
  queue: {
    config: fromRoot('workers', 'queue', 'wrangler.toml'),
    script: fromRoot('build', 'workers', 'queue', 'index.js'),
  },
};

/**
 * Builds browser and server code and both workers, each when one of its inputs has changed. Returns whether
 * any build ran.
 */
export async function build() {
  const ranSite = await whenChanged(
    'server',
    ['app', 'public', 'vite.config.ts', 'remix.config.js', ...browserBuild],
    buildSite,
  );
  const ranWorkers = await whenChanged('workers', ['app', 'workers', 'wrangler.toml', 'build/server'], () =>
    Promise.all(Object.values(workers).map(bundle)),
  );
  return ranSite || ranWorkers;
}

/**
 * Runs `make`, whose results are in build/{folder}, unless these inputs are unchanged since the last time.
 */
async function whenChanged(folder, inputs, make) {
  const stamp = fromRoot('build', `.${folder}-fingerprint`);
  const current = await fingerprint(root, [...settings, ...inputs]);
  if (fs.existsSync(fromRoot('build', folder)) && (await readStamp(stamp)) === current) return false;
  fs.rmSync(stamp, { force: true });
  await make();
  await writeStamp(stamp, current);
  return true;
}

async function buildSite() {
  const args = [fewerCollections, 'node_modules/@remix-run/dev/dist/cli.js', 'vite:build'];
  const { code, output } = await run(process.execPath, args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** Builds as a deployment does. */
async function bundle({ config, script }) {
  const args = ['deploy', '--dry-run', '--outdir', path.dirname(script), '-c', config];
  const { code, output } = await runWrangler(args);
  if (code !== 0) throw new Error(`${config} could not be bundled:\n${output}`);
}
