import { randomBytes } from 'node:crypto';

import { withSecretsFile } from '../secrets-file.mjs';
import { planRotation } from './plan-rotation.mjs';

const files = { web: 'wrangler.toml', queue: 'workers/queue/wrangler.toml' };

/** These are only in D1's rows, where nobody can use them without the secret, and what they keep is lost without it. */
const kept = ['FACTOR_SECRET', 'PASSWORD_PEPPER'];

/**
 * Replaces a secret: its new generation is added to each worker that has it, then the generation before the previous one is deleted.
 * Whatever stops it, each worker accepts what the other signs, and it can be run again. `wrangler(args)` returns { code, output }.
 * Returns what a person should know; throws when a step fails.
 */
export async function rotateSecret(wrangler, { name, environment, isLeaked = false }) {
  if (isLeaked && kept.includes(name)) {
    throw new Error(
      `Without the previous ${name} accounts lose what it protects. Rotate it without --leaked, and again when people have signed in.`,
    );
  }
  const of = (worker) => ['--env', environment, '-c', files[worker]];
  const step = async (args, failure) => {
    const { code, output } = await wrangler(args);
    if (code !== 0) throw new Error(`${failure} Run the same command again when it is mended.\n${output}`);
    return output;
  };
  const listed = {};
  for (const worker of ['web', 'queue']) {
    const output = await step(
      ['secret', 'list', '--format', 'json', ...of(worker)],
      `The secrets of the ${worker} worker could not be listed.`,
    );
    listed[worker] = JSON.parse(output.slice(output.search(/^\[/m))).map((one) => one.name);
  }
  const plan = planRotation(name, listed, { isLeaked });
  if (!plan) throw new Error(`No ${name} is set. Run npm run setup -- ${environment} first.`);
  await withSecretsFile({ [plan.next]: randomBytes(32).toString('hex') }, async (file) => {
    for (const worker of plan.workers) {
      await step(
        ['secret', 'bulk', file, ...of(worker)],
        `${plan.next} could not be given to the ${worker} worker.`,
      );
    }
  });
  for (const { worker, names } of plan.old.toReversed()) {
    for (const old of names) {
      await step(
        ['secret', 'delete', old, ...of(worker)],
        `${old} could not be deleted from the ${worker} worker.`,
      );
    }
  }
  return told(plan);
}

function told({ next, previous, old, workers }) {
  const deleted = [...new Set(old.flatMap(({ names }) => names))];
  return [
    `${next} signs and encrypts now, in the ${workers.join(' and the ')} worker.`,
    previous ? `${previous} is still accepted, until the next rotation.` : 'No earlier value is accepted.',
    ...(deleted.length > 0 ? [`${deleted.join(', ')} is deleted.`] : []),
  ];
}
