import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';

import { fromRoot } from '../places.mjs';
import { rotated } from './secret-generations.mjs';

/** The secrets that the web worker needs. */
export const secretNames = Object.keys(rotated);
/** Those that the queue worker needs, too, with the same value. */
export const sharedSecrets = secretNames.filter((name) => rotated[name].includes('queue'));

/**
 * Adds a random value to .dev.vars (ignored by git, read by wrangler) for every secret that it does not name
 * yet, and returns the names that were added. Never changes existing values.
 */
export async function writeSecrets(file = fromRoot('.dev.vars')) {
  const before = await fs.readFile(file, 'utf8').catch(() => '');
  const missing = secretNames.filter(
    (name) => !new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(before),
  );
  if (missing.length === 0) return [];
  const lines = missing.map((name) => `${name}="${randomBytes(32).toString('hex')}"\n`).join('');
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  await fs.writeFile(file, before + gap + lines, { mode: 0o600 });
  await fs.chmod(file, 0o600);
  return missing;
}
