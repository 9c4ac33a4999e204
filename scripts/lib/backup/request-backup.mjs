import { setTimeout as pause } from 'node:timers/promises';

import { executeRemotely } from '../operate/environment.mjs';
import { Trouble } from '../operate/trouble.mjs';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** The name of a backup that is begun now: its day and time, in UTC. */
export function nameBackup() {
  const now = new Date().toISOString();
  return `${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(':', '')}`;
}

/**
 * Writes the row of a job: the site's sweep announces it within a minute, and each step requests the next
 * one. Throws a Trouble.
 */
export async function requestBackup(environment, name) {
  const input = JSON.stringify({ version: 1, name, step: 1 });
  await executeRemotely(
    environment,
    `INSERT INTO jobs (id, kind, input, due_at) VALUES ('backup:${name}:1', 'backup', '${input}', unixepoch() * 1000)`,
    'The backup could not be asked for.',
  );
}

const endWords = { failed: 'has failed', unknown: 'was cut off' };

/** The size of the backup when it is whole: { rows, bytes, parts }. Throws a Trouble where it fails or is not whole in time. */
export async function waitForBackup(environment, name, maxMs) {
  const end = Date.now() + maxMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const step = await readNewestStep(environment, name);
    const result = step?.result ? JSON.parse(step.result) : null;
    if (result?.isWhole) return result;
    if (step && !['waiting', 'running', 'done'].includes(step.state))
      throw new Trouble(`The backup ${name} ${endWords[step.state] ?? `is ${step.state}`}: ${step.error}`);
    if (Date.now() >= end) throw new Trouble(tooLate(name, maxMs, step));
    await pause(Math.min(pauseMs, Math.max(1, end - Date.now())));
  }
}

async function readNewestStep(environment, name) {
  const [[step]] = await executeRemotely(
    environment,
    `SELECT id, state, attempts, error, result FROM jobs WHERE id >= 'backup:${name}:' AND id < 'backup:${name};'
      ORDER BY length(id) DESC, id DESC LIMIT 1`,
    'How far the backup is could not be read.',
  );
  return step;
}

function tooLate(name, maxMs, step) {
  const isBegun = step && (step.attempts > 0 || !step.id.endsWith(':1'));
  const why = step?.error ?? (isBegun ? 'it is under way' : 'no queue worker has begun it');
  return `The backup ${name} is not whole after ${minutes(maxMs)}: ${why}.`;
}

const minutes = (ms) =>
  ms >= 90_000 ? `${Math.round(ms / 60_000)} minutes` : `${Math.round(ms / 1_000)} seconds`;

/** '1,234 rows in 2 parts, 0.4 MB'. */
export const sizeWords = ({ rows, bytes, parts }) =>
  `${rows} rows in ${parts} parts, ${(bytes / 1_000_000).toFixed(1)} MB`;
