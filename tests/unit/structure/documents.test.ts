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

const records = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));

it.each(records)('%s has its number, a status with a date, context, decision and consequences', (name) => {
  const text = readFileSync(`docs/decisions/${name}`, 'utf8');
  const [title, , status] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 3))}\\. .`));
  expect(status).toMatch(/^Status: accepted\b.* Date: \d{4}-\d\d-\d\d\./);
  for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`**${part}.**`);
});
