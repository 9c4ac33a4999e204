import { cpSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { fingerprint } from '../fingerprint.mjs';
import { fromRoot, root } from '../places.mjs';
import { prepareData } from '../prepare.mjs';

const inputs = [
  'migrations',
  'seed',
  'scripts/lib',
  'scripts/seed.mjs',
  'app/db',
  'app/features/content/guides/import-guides.server.ts',
  'app/lib/rich-text/rich-text.server.ts',
  'app/features/people/password/password.server.ts',
  'app/features/directory/places',
  '.dev.vars',
  'wrangler.toml',
];

/** A folder with migrated and seeded local state, made once for this seed, these migrations and these scripts. */
export async function testStateTemplate() {
  const folder = fromRoot('.cache', 'test-state');
  const template = path.join(folder, (await fingerprint(root, inputs)).slice(0, 16));
  if (await fs.stat(template).catch(() => null)) return template;
  await fs.rm(folder, { recursive: true, force: true });
  const unfinished = path.join(folder, 'unfinished');
  const made = await fs.mkdtemp(path.join(os.tmpdir(), 'stay-adelaide-seed-'));
  await prepareData({ stateDir: made, forTests: true, say: () => {} });
  await fs.cp(made, unfinished, { recursive: true });
  await fs.rename(unfinished, template);
  await fs.rm(made, { recursive: true, force: true });
  return template;
}

/**
 * A copy of the template in the temporary folder, for one run; the caller removes it. It has 1,800 small files, for which
 * `fs.cp` takes more than twice the time.
 */
export async function copyTestState() {
  const template = await testStateTemplate();
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'stay-adelaide-test-'));
  cpSync(template, copy, { recursive: true });
  return copy;
}
