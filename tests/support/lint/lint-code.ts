import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import config from '../../../oxlint.config.mjs';

interface Report {
  diagnostics: { filename: string; code?: string; message: string }[];
}

export interface Problem {
  rule: string;
  message: string;
}

/**
 * The problems that lint finds in each piece of code, in their order, by the rules for the file that the piece is said
 * to be. One run for all of them: each is the only file of a folder.
 */
export function lintCode(pieces: { file: string; code: string }[]): Problem[][] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-lint-'));
  try {
    pieces.forEach(({ file, code }, n) => {
      const target = path.join(folder, String(n), file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, `${code}\n`);
    });
    const found = runLint(folder);
    return pieces.map((_, n) =>
      found
        .filter(({ filename }) => filename.split(path.sep).includes(String(n)))
        .map(({ code, message }) => ({ rule: ruleName(code), message })),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The rules for `app/…` also apply to `0/app/…`, `1/app/…` and so on. */
function runLint(folder: string) {
  const inEach = (globs?: string[]) => globs?.map((glob) => `*/${glob}`);
  const overrides = config.overrides.map((override) => ({
    ...override,
    files: inEach(override.files),
    excludeFiles: inEach('excludeFiles' in override ? override.excludeFiles : undefined),
  }));
  const jsPlugins = config.jsPlugins.map((plugin) => path.resolve(plugin));
  const file = path.join(folder, 'oxlint.config.mjs');
  fs.writeFileSync(file, `export default ${JSON.stringify({ ...config, jsPlugins, overrides })};`);
  const args = [path.resolve('node_modules/oxlint/bin/oxlint'), '-c', file, '-f', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as Report).diagnostics;
}

/** The linter writes `eslint(no-var)` and `eslint-plugin-react-hooks(rules-of-hooks)`. */
function ruleName(code = '') {
  const [, plugin = '', rule = ''] = /^(?:eslint(?:-plugin-|(?=\()))?(.*)\((.*)\)$/.exec(code) ?? [];
  return plugin ? `${plugin}/${rule}` : rule;
}
