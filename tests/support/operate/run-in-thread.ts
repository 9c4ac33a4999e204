import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

import { fromRoot } from '../../../scripts/lib/places.mjs';

/**
 * Runs one of our programs with these arguments in a thread of its own, and returns its code and what it prints, errors first. A
 * process would take four times as long to begin; a program that only reads its words behaves alike in both.
 */
export async function runInThread(program: string, args: readonly string[]) {
  const thread = new Worker(fromRoot(program), { argv: [...args], stdout: true, stderr: true, execArgv: [] });
  const ended = once(thread, 'exit') as Promise<[code: number]>;
  const [errors, words, [code]] = await Promise.all([text(thread.stderr), text(thread.stdout), ended]);
  return { code, output: errors + words };
}
