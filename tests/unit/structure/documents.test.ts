import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
  'seed/README.md',
];

/** Paths in backticks below the folders of the repository, without placeholders such as `<address>` or `*`. */
function pathsIn(document: string): string[] {
  const named = readFileSync(document, 'utf8').matchAll(
    /`((?:app|workers|scripts|tests|seed|docs)\/[^`\s*<{…]+)`/g,
  );
  return [...named].map(([, path = '']) => path);
}

it.each(documents)('%s names files and folders that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

it('looks at many paths', () => {
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100);
});
