import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

import { root } from './places.mjs';

/**
 * Runs a command to its end in its own process group and returns { code, output }. `timeoutMs` and `signal`
 * end the whole group. Output goes to `onOutput` as it comes. With `givesWay`, other work on this machine comes first.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, timeoutMs?: number, signal?: AbortSignal, givesWay?: boolean,
 *   onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { env, cwd = root, timeoutMs = 0, signal, givesWay = false, onOutput = () => {} } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const forget = endWithUs(child);
    if (givesWay && child.pid) giveWay(child.pid);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = () => killGroup(child.pid, 'SIGKILL');
    const timer = timeoutMs ? setTimeout(end, timeoutMs) : null;
    signal?.addEventListener('abort', end);
    const finish = (code) => {
      clearTimeout(timer);
      forget();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** A tool installed in node_modules, run with this Node. */
export const runTool = (file, args, options) =>
  run(process.execPath, [`node_modules/${file}`, ...args], options);

/** Signals a process group; a missing group is no error. */
export function killGroup(pid, signal) {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const patience = 10;

/**
 * Lets other work go first where the system allows it. Linux shares processors between sessions first, and each
 * process group here is a session.
 */
function giveWay(pid) {
  try {
    os.setPriority(pid, patience);
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(patience));
  } catch {
    // Then it runs with normal priority.
  }
}

const running = new Set();

/** Registers a child so that it does not outlive this process; returns the function that unregisters it. */
export function endWithUs(child) {
  if (running.size === 0) process.on('exit', endAll);
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll);
  };
}

function endAll() {
  for (const child of running) killGroup(child.pid, 'SIGKILL');
}
