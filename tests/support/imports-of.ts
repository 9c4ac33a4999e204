import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The files that a file imports, types too: those of `known`, whose paths begin at the project's folder. */
export function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const source = readFileSync(file, 'utf8');
  const names = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    const path = name.startsWith('~/')
      ? `app/${name.slice(2)}`
      : name.startsWith('.')
        ? join(dirname(file), name)
        : '';
    const found = ['', '.ts', '.tsx', '/index.ts', '/route.tsx', '/route.ts'].find((end) =>
      known.has(normalize(path) + end),
    );
    return found === undefined ? [] : [normalize(path) + found];
  });
}
