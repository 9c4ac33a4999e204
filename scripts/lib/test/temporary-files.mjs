import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const prefix = 'stay-adelaide-';
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Lets this process and its children keep temporary files (local databases, stores, browser profiles) in
 * memory, where the system has 4 GB free for them: D1 waits for the disk at every write. The folder is
 * removed when the process ends, or at the next run after a kill. Other systems use their temporary folder.
 */
export function keepTemporaryFilesInMemory() {
  if (os.tmpdir().startsWith(path.join(memory, prefix)) || !hasRoom()) return;
  removeLeftovers();
  const folder = path.join(memory, `${prefix}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

function removeLeftovers() {
  for (const name of fs.readdirSync(memory).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    fs.rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
