import fs from 'node:fs/promises';

import { fingerprint, readStamp, writeStamp } from '../fingerprint.mjs';
import { fromRoot, root } from '../places.mjs';

/** The fingerprint of their inputs when they last passed. */
const stamp = fromRoot('node_modules', '.cache', 'checks', 'sentences');

const folder = 'tests/unit/directory';

/** Files and folders with everything that the tests import (kept by tests/unit/structure/sentence-tests.test.ts). */
export const sentenceInputs = [
  'app/db',
  'app/features/directory',
  'app/lib',
  'seed',
  folder,
  'tests/fakes/hostile-sentences.ts',
  'tests/support/seeded-random.ts',
  'tests/support/sentences',
  'tests/support/server/quick-exports.ts',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** The tests that read the sentences of the search box, some 30,000 times: half of the time of all unit tests. */
export async function sentenceTests() {
  const names = await fs.readdir(fromRoot(folder));
  return names
    .filter((name) => /^(denied|sentence|hostile-sentence).*\.test\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/**
 * Runs tests by `runThem`, whose argument says in vitest's words which it leaves out: those of sentences, where nothing that they import has
 * changed since they passed.
 */
export async function withoutPassed(runThem) {
  const current = await fingerprint(root, sentenceInputs);
  const isUnchanged = (await readStamp(stamp)) === current;
  const left = isUnchanged ? await sentenceTests() : [];
  const result = await runThem(left.flatMap((file) => ['--exclude', file]));
  if (isUnchanged) return { ...result, said: 'ok, sentences as they passed' };
  if (result.failed === 0) await writeStamp(stamp, current);
  return result;
}
