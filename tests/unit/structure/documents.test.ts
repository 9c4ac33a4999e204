import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** The files that a line of the README names without their folder, such as `app/features/people/sign-in`. */
function unplacedFiles(line: string): string[] {
  const names = [...line.matchAll(/`([^`\s*<{…]+)`/g)].map(([, name = '']) => name);
  const folders = names
    .filter((name) => existsSync(name))
    .map((name) => (statSync(name).isDirectory() ? name : dirname(name)));
  const files = names.filter((name) => /\w\.(tsx?|mjs)$/.test(name) && !existsSync(name));
  return files.filter((file) => !folders.some((folder) => existsSync(join(folder, file))));
}

it('README.md names the folder of each file in the same line', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  expect(lines.filter((line) => /\w\.(tsx?|mjs)`/.test(line)).length).toBeGreaterThan(80);
  expect(lines.flatMap(unplacedFiles)).toEqual([]);
});

it('looks at many paths', () => {
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100);
});

const commands = ['scripts', 'tests/bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(folder, name)),
);

it('the commands name files of the site that exist', () => {
  const named = commands.flatMap((command) =>
    [...readFileSync(command, 'utf8').matchAll(/'((?:app|seed|tests)\/[^'\s*]+\.tsx?)'/g)].map(
      ([, path = '']) => `${command} names ${path}`,
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((text) => !existsSync(text.split(' names ')[1] ?? ''))).toEqual([]);
});

const records = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));

it.each(records)('%s has its number, a status with a date, context, decision and consequences', (name) => {
  const text = readFileSync(`docs/decisions/${name}`, 'utf8');
  const [title, , status] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 3))}\\. .`));
  expect(status).toMatch(/^Status: accepted\b.* Date: \d{4}-\d\d-\d\d\./);
  for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`**${part}.**`);
});
