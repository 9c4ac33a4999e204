import path from 'node:path';

import fs from 'node:fs';

import { fingerprint, readStamp, writeStamp } from '../fingerprint.mjs';
import { defaultStateDir, fromRoot, root } from '../places.mjs';
import { run } from '../run.mjs';
import { migrationNames } from './migrations.mjs';

/**
 * Applies migrations/ to the local D1, in a process of its own, which frees its memory. Returns false when the same set
 * has been applied before.
 */
export async function migrate({ stateDir = defaultStateDir } = {}) {
  const current = await fingerprint(
    root,
    migrationNames().map((name) => path.join('migrations', name)),
  );
  const stamp = path.join(stateDir, 'applied-migrations');
  if ((await readStamp(stamp)) === current && fs.existsSync(path.join(stateDir, 'v3', 'd1'))) return false;
  const { code, output } = await run(process.execPath, [fromRoot('scripts', 'migrate.mjs'), stateDir]);
  if (code !== 0) throw new Error(`The database migrations failed:\n${output}`);
  await writeStamp(stamp, current);
  return true;
}
