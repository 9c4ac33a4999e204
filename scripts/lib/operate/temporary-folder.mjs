import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder that only this account can read: `{ folder, remove }`. It is gone, too, when the command is stopped. */
export function makeTemporaryFolder(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `stay-adelaide-${name}-`));
  const remove = () => {
    process.off('exit', remove);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  return { folder, remove };
}

/** Runs `work(folder)` with such a folder, and removes it afterwards. */
export async function withTemporaryFolder(name, work) {
  const { folder, remove } = makeTemporaryFolder(name);
  try {
    return await work(folder);
  } finally {
    remove();
  }
}
