import fs from 'node:fs/promises';

import { fromRoot } from '../places.mjs';
import { run } from '../run.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : null;
};

/** Files that differ from the commit, a line each; null outside a repository. */
export const changedFiles = () => git('status', '--porcelain');
export const currentCommit = () => git('rev-parse', 'HEAD');
export const commitSubject = () => git('log', '-1', '--format=%s');

/** Equal for two commits with the same files: a merge that changes nothing needs no new checks. */
const stampOfTree = async () => {
  const tree = await git('rev-parse', 'HEAD^{tree}');
  return tree && fromRoot('.cache', 'checked', tree);
};

/** Notes that every check passed for the files of this commit; not when other files were checked. */
export async function noteChecksPassed() {
  const stamp = await stampOfTree();
  if (!stamp || (await changedFiles()) !== '') return false;
  await fs.mkdir(fromRoot('.cache', 'checked'), { recursive: true });
  await fs.writeFile(stamp, `${new Date().toISOString()}\n`);
  return true;
}

/** When every check passed for the files of this commit; null when that is not known. */
export async function findChecksPassed() {
  const stamp = await stampOfTree();
  const text = stamp && (await fs.readFile(stamp, 'utf8').catch(() => null));
  return text ? text.trim() : null;
}
