import { randomBytes } from 'node:crypto';

import { generationName, generationOf } from '../../server/secret-generations.mjs';
import { sharedSecrets } from '../../server/secrets.mjs';
import { ofWorker, wrangler } from '../environment.mjs';
import { missingSecrets } from '../inventory.mjs';
import { withSecretsFile } from '../secrets-file.mjs';

/**
 * Gives every secret that a worker lacks a random value, and returns how many there were. A value cannot be
 * read back: when only one of both workers has a shared secret, both get a new generation of it.
 */
export async function setMissingSecrets(environment, inventory, say) {
  const missing = { web: missingSecrets(inventory, 'web'), queue: missingSecrets(inventory, 'queue') };
  const shared = sharedSecrets.filter((name) => missing.web.includes(name) || missing.queue.includes(name));
  const values = Object.fromEntries(
    [...new Set([...missing.web, ...missing.queue])].map((name) => [
      name,
      { [nextName(name, inventory)]: randomBytes(32).toString('hex') },
    ]),
  );
  let count = 0;
  for (const worker of ['web', 'queue']) {
    const names = [...new Set([...missing[worker], ...shared])];
    if (names.length === 0) continue;
    const given = Object.assign({}, ...names.map((name) => values[name]));
    await setSecrets(environment, environment[worker], given);
    say(`Gave ${environment[worker].name} a random ${Object.keys(given).join(', ')}.`);
    count += names.length;
  }
  const replaced = shared.filter((name) => missing.web.includes(name) !== missing.queue.includes(name));
  if (replaced.length > 0)
    say(`${replaced.join(', ')} was in one worker only: links in mails that were sent before are void.`);
  return count;
}

/** The generation after the newest that any worker has. */
function nextName(name, { secrets }) {
  const numbers = [...secrets.web, ...secrets.queue]
    .map(generationOf)
    .filter((found) => found?.name === name)
    .map(({ number }) => number);
  return generationName(name, Math.max(0, ...numbers) + 1);
}

const setSecrets = (environment, worker, values) =>
  withSecretsFile(values, (file) =>
    wrangler(
      ['secret', 'bulk', file, ...ofWorker(environment, worker)],
      `The secrets of ${worker.name} could not be set.`,
    ),
  );
