import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { root } from '../places.mjs';

const folders = ['app', 'workers', 'scripts', 'tests'];
const keptMs = 24 * 60 * 60_000;

/**
 * The folder in which Vitest keeps modules between runs, as they are after its transformation. It knows each by its contents,
 * but a kept module also has the addresses of the files that it imports: other names of files, or other settings of the
 * compiler, have another folder. Folders that no run has added to for a day are removed.
 */
export function moduleCache(base = root) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(base, 'tsconfig.json')));
  for (const folder of folders)
    for (const name of fs.readdirSync(path.join(base, folder), { recursive: true }).sort())
      hash.update(`\n${folder}/${name}`);
  const all = path.join(base, 'node_modules', '.cache', 'modules');
  const own = path.join(all, hash.digest('hex').slice(0, 16));
  fs.mkdirSync(own, { recursive: true });
  for (const name of fs.readdirSync(all)) {
    const other = path.join(all, name);
    if (other !== own && isOld(other)) fs.rmSync(other, { recursive: true, force: true });
  }
  return own;
}

/** Another run may have removed it just now. */
function isOld(folder) {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > keptMs;
}
