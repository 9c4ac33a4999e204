import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sharedSecrets } from '../../server/secrets.mjs';
import { ofWorker, wrangler } from '../environment.mjs';
import { missingSecrets } from '../inventory.mjs';

/**
 * Gives every secret that a worker lacks a random value, and returns how many there were. A value cannot be read back: where one of
 * both workers has a shared secret and the other has not, both get a new one.
 */
export async function setMissingSecrets(environment, inventory, say) {
  const missing = { web: missingSecrets(inventory, 'web'), queue: missingSecrets(inventory, 'queue') };
  const shared = sharedSecrets.filter((name) => missing.web.includes(name) || missing.queue.includes(name));
  const values = Object.fromEntries(
    [...new Set([...missing.web, ...missing.queue])].map((name) => [name, randomBytes(32).toString('hex')]),
  );
  let count = 0;
  for (const worker of ['web', 'queue']) {
    const names = [...new Set([...missing[worker], ...shared])];
    if (names.length === 0) continue;
    await setSecrets(environment, environment[worker], pick(values, names));
    say(`Gave ${environment[worker].name} a random ${names.join(', ')}.`);
    count += names.length;
  }
  const replaced = shared.filter((name) => missing.web.includes(name) !== missing.queue.includes(name));
  if (replaced.length > 0)
    say(`${replaced.join(', ')} was in one worker only: links in mails that were sent before are void.`);
  return count;
}

const pick = (values, names) => Object.fromEntries(names.map((name) => [name, values[name]]));

/** By a file that only this account can read, and that is gone afterwards: arguments of a command can be seen. */
async function setSecrets(environment, worker, values) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-secrets-'));
  const file = path.join(folder, 'values.json');
  try {
    fs.writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
    await wrangler(
      ['secret', 'bulk', file, ...ofWorker(environment, worker)],
      `The secrets of ${worker.name} could not be set.`,
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
