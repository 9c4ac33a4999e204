import fs from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../../../scripts/lib/places.mjs';

const runbooks = 'docs/runbooks';

/** The documents that contain commands for people. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.github/workflows/check.yml',
  ...fs.readdirSync(fromRoot(runbooks)).map((name) => path.join(runbooks, name)),
];

export const textOf = (document: string) => fs.readFileSync(fromRoot(document), 'utf8');

/** The lines of code blocks and the texts between backticks; in a workflow, the commands that it runs. */
function codeIn(document: string): string[] {
  const text = textOf(document);
  if (document.endsWith('.yml'))
    return [...text.matchAll(/^ *(?:- )?run: (.+)$/gm)].map(([, line]) => line ?? '');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(
    ([, block]) => block?.split('\n') ?? [],
  );
  const inline = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code]) => code ?? '',
  );
  return [...blocks, ...inline].map((line) => line.trim().replace(/ +#.*$/, ''));
}

/** Words of a line as a shell would make them; a quoted text is one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word.replace(/^(["'])([\s\S]*)\1$/, '$2'));

/** Every command that begins with this word, of all documents: its place, and its words after the first. */
export const documentedCommands = (program: 'npm' | 'npx') =>
  documents.flatMap((document) =>
    codeIn(document)
      .filter((line) => new RegExp(`^(?:[A-Z]+=\\S+ )?${program} `).test(line))
      .map((line) => ({
        document,
        line,
        program,
        words: wordsOf(line.replace(/^[A-Z]+=\S+ /, '')).slice(1),
      })),
  );

/** Those of the runbooks. */
export const runbookLines = [...documentedCommands('npm'), ...documentedCommands('npx')].filter(
  ({ document }) => document.startsWith(runbooks),
);

const { scripts } = JSON.parse(fs.readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The names of our programs in `scripts`, by the names that npm has for them. */
export const programs: Record<string, string> = Object.fromEntries(
  Object.entries(scripts).flatMap(([name, script]) => {
    const program = /^node scripts\/([\w-]+)\.mjs$/.exec(script)?.[1];
    return program ? [[name, program]] : [];
  }),
);
