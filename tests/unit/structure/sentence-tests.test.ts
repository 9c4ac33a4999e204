import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { sentenceInputs, sentenceTests } from '../../../scripts/lib/test/sentence-tests.mjs';
import { importsOf } from '../../support/imports-of';

it('what the tests of sentences import is looked at before `npm run check` leaves them out', async () => {
  const known = new Set(
    ['app', 'tests', 'seed'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|json)$/.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  );
  const reached = new Set(await sentenceTests());
  expect(reached.size).toBeGreaterThan(3);
  for (const file of reached) for (const imported of importsOf(file, known)) reached.add(imported);
  expect(reached.size).toBeGreaterThan(300);
  const isInput = (file: string) =>
    sentenceInputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...reached].filter((file) => !isInput(file))).toEqual([]);
});
