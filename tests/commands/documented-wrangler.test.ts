import { expect, it } from 'vitest';

import { fromRoot } from '../../scripts/lib/places.mjs';
import { runWrangler } from '../../scripts/lib/server/wrangler.mjs';
import { documentedCommands } from '../support/operate/documented-commands';

const quickly = {
  NODE_OPTIONS: `--require ${fromRoot('tests', 'support', 'operate', 'quick-wrangler.cjs')}`,
  QUICK_WRANGLER: fromRoot('node_modules', '.cache', 'wrangler-program'),
  NO_COLOR: '1',
};

/** Commands of wrangler whose first words name what they do; the others take something at once. */
const parents = ['d1', 'd1 time-travel', 'secret', 'triggers'];

/** `d1 time-travel info` of a command's words. */
function nameOf(words: readonly string[]): string {
  let length = 1;
  while (parents.includes(words.slice(0, length).join(' '))) length += 1;
  return words.slice(0, length).join(' ');
}

const documented = documentedCommands('npx').map(({ document, line, words }) => {
  const own = words.slice(1);
  const options = own.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
  return { document, line, name: nameOf(own), options };
});
/** Those of the runbooks are run as they are, each line (runbooks.test.ts). */
const names = [
  ...new Set(
    documented.filter(({ document }) => !document.startsWith('docs/runbooks')).map(({ name }) => name),
  ),
];

it('finds the commands of wrangler in README and runbooks', () => {
  expect(documented.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['d1 execute', 'd1 time-travel restore', 'secret put', 'tail']),
  );
  expect(names).toEqual(expect.arrayContaining(['login', 'secret put']));
});

it.each(names)('wrangler %s exists, with the documented options', async (name) => {
  const { code, output } = await runWrangler([...name.split(' '), '--help'], { env: quickly });
  expect([code, output]).toEqual([0, expect.stringContaining(`wrangler ${name}`)]);
  for (const { line, options } of documented.filter((one) => one.name === name))
    for (const option of options)
      expect([line, output]).toEqual([
        line,
        expect.stringMatching(new RegExp(`(^|\\s)${option}[\\s,]`, 'm')),
      ]);
});
