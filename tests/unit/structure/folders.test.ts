import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { describe, expect, it } from 'vitest';

/** How many files of code stand side by side in a folder before it gets rooms: what fits on one screen. */
const max = 18;

/** Folders with more files, since all of them are of one kind: a reader looks for one by its name and needs no rooms. */
const ofOneKind: Record<string, string> = {
  'app/components/ui': 'an interface piece without domain words each',
  scripts: 'an npm command each',
  'tests/bench': 'a measurement, or what one measures, each',
  'tests/e2e': 'a screen or a promise of the public site each',
  'tests/e2e/manage': 'a screen or a promise of the dashboard each',
};

const counts = new Map<string, number>();
for (const top of ['app', 'workers', 'scripts', 'tests']) {
  for (const name of readdirSync(top, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|mjs)$/.test(name)) continue;
    const folder = dirname(`${top}/${name}`);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
}

describe('a folder', () => {
  it(`holds at most ${max} files of code, unless all are of one kind`, () => {
    expect(counts.size).toBeGreaterThan(200);
    const large = [...counts].filter(([folder, count]) => count > max && !(folder in ofOneKind));
    expect(large).toEqual([]);
  });

  it('is an exception only while it holds more', () => {
    const small = Object.keys(ofOneKind).filter((folder) => (counts.get(folder) ?? 0) <= max);
    expect(small).toEqual([]);
  });
});
