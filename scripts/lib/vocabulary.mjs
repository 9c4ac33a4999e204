import fs from 'node:fs/promises';

import { transformWithEsbuild } from 'vite';

import { fromRoot } from './places.mjs';

/** The stored words of app/db/vocabulary.ts, so that seed files are checked against the one list. */
export async function loadVocabulary() {
  const file = fromRoot('app', 'db', 'vocabulary.ts');
  const { code } = await transformWithEsbuild(await fs.readFile(file, 'utf8'), file, { sourcemap: false });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
