import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let clone = '';

beforeAll(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-clone-'));
  fs.cpSync('scripts', path.join(clone, 'scripts'), { recursive: true });
});
afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

describe('a clone in which nothing is installed yet', () => {
  it.each(['server/start-site', 'server/start-dev', 'test/run-tests', 'prepare'])(
    'can load %s, which installs',
    (name) => {
      const program = `import('./scripts/lib/${name}.mjs').then(() => console.log('loaded'))`;
      const output = execFileSync(process.execPath, ['-e', program], { cwd: clone, encoding: 'utf8' });
      expect(output.trim()).toBe('loaded');
    },
  );
});
