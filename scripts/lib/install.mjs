import fs from 'node:fs';

import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { fromRoot, root } from './places.mjs';
import { run } from './run.mjs';

/** Runs `npm ci` when node_modules is missing or the lockfile has changed since. Returns whether it ran. */
export async function install() {
  const stamp = fromRoot('node_modules', '.stay-adelaide-lock');
  const current = await fingerprint(root, ['package-lock.json']);
  if (fs.existsSync(fromRoot('node_modules')) && (await readStamp(stamp)) === current) return false;
  const { code, output } = await npm(['ci']);
  if (code !== 0) {
    throw new Error(
      `npm ci failed, so the packages are not installed. Is the registry reachable?\n${output}`,
    );
  }
  await writeStamp(stamp, current);
  return true;
}

/** The npm that started this script, else the one on the path. */
function npm(args) {
  const { npm_execpath: npmFile } = process.env;
  return npmFile?.endsWith('.js') ? run(process.execPath, [npmFile, ...args]) : run('npm', args);
}
