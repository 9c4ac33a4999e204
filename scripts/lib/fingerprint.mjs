import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** One SHA-256 over the names and contents of these files and folders; a missing one counts as empty. */
export async function fingerprint(base, names) {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of await filesUnder(path.join(base, name))) {
      hash.update(`\n${path.relative(base, file)}\n`).update(await fs.readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(target) {
  const stat = await fs.stat(target).catch(() => null);
  if (!stat) return [];
  if (!stat.isDirectory()) return [target];
  const entries = await fs.readdir(target, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** The text of a stamp file, or null. */
export async function readStamp(file) {
  return fs.readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

export async function writeStamp(file, text) {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, `${text}\n`);
}
