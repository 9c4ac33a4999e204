import fs from 'node:fs';

/** True when this system reports the memory of a process. */
export const tellsMemory = () => fs.existsSync('/proc/self/status');

/** Resident memory in MB of the runtime that this process has started. */
export function residentMb() {
  const own = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isOwnRuntime(pid));
  const kb = own.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0));
  return Math.round(kb.reduce((sum, each) => sum + each, 0) / 1024);
}

function isOwnRuntime(pid) {
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readProc(pid, 'stat')) ?? [];
  return name === 'workerd' && Number(parent) === process.pid;
}

function readProc(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
