import fs from 'node:fs';
import path from 'node:path';

/** Starts a server and finds its runtime's process: resolves with { server, pid }, pid null where /proc is missing. */
export async function startWatched(start) {
  const before = new Set(runtimes());
  const server = await start();
  return { server, pid: runtimes().find((pid) => !before.has(pid)) ?? null };
}

/** Processor time that all threads of a process have used, in milliseconds. */
export function processorMs(pid) {
  const folder = `/proc/${pid}/task`;
  return fs.readdirSync(folder).reduce((sum, task) => {
    const [onProcessor] = fs.readFileSync(path.join(folder, task, 'schedstat'), 'utf8').split(' ');
    return sum + Number(onProcessor) / 1e6;
  }, 0);
}

/** Processes of workerd that this process has started. */
function runtimes() {
  if (!fs.existsSync('/proc/self/task')) return [];
  return fs
    .readdirSync('/proc/self/task')
    .flatMap((task) => fs.readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid && fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd');
}
