import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { moduleCache } from '../../../scripts/lib/test/module-cache.mjs';

let project = '';
const inProject = (name: string) => path.join(project, name);

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-modules-'));
  for (const folder of ['app/lib', 'workers', 'scripts', 'tests'])
    fs.mkdirSync(inProject(folder), { recursive: true });
  fs.writeFileSync(inProject('tsconfig.json'), '{}');
  fs.writeFileSync(inProject('app/lib/money.ts'), 'export const one = 1;');
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

describe('modules that unit tests keep between runs', () => {
  it('are found again after a change inside a file', () => {
    const before = moduleCache(project);
    fs.writeFileSync(inProject('app/lib/money.ts'), 'export const one = 2;');
    expect(moduleCache(project)).toBe(before);
    expect(fs.existsSync(before)).toBe(true);
  });

  it('are not used after a file has another name, since others import it by its old one', () => {
    const before = moduleCache(project);
    fs.renameSync(inProject('app/lib/money.ts'), inProject('app/lib/money.tsx'));
    expect(moduleCache(project)).not.toBe(before);
  });

  it('are not used after a change of the compiler’s settings', () => {
    const before = moduleCache(project);
    fs.writeFileSync(inProject('tsconfig.json'), '{ "compilerOptions": {} }');
    expect(moduleCache(project)).not.toBe(before);
  });

  it('are removed when no run has added to them for a day', () => {
    const [recent, old] = ['recent', 'old'].map((name) => {
      fs.writeFileSync(inProject(`app/lib/${name}.ts`), '');
      return moduleCache(project);
    }) as [string, string];
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    fs.utimesSync(old, twoDaysAgo, twoDaysAgo);
    fs.writeFileSync(inProject('app/lib/more.ts'), '');
    const now = moduleCache(project);
    expect([recent, old, now].map((folder) => fs.existsSync(folder))).toEqual([true, false, true]);
  });
});
