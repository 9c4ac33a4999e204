import fs from 'node:fs';

import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { fromRoot, root } from './places.mjs';
import { runTool } from './run.mjs';

const inputs = ['app', 'public', 'package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json'];
const stamp = fromRoot('build', '.fingerprint');

/** Builds browser and server code when anything that goes into it has changed. Returns whether it ran. */
export async function build() {
  const current = await fingerprint(root, inputs);
  if (fs.existsSync(fromRoot('build', 'server')) && (await readStamp(stamp)) === current) return false;
  fs.rmSync(stamp, { force: true });
  const { code, output } = await runTool('@remix-run/dev/dist/cli.js', ['vite:build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  await writeStamp(stamp, current);
  return true;
}
