import { randomBytes } from 'node:crypto';

import { ofWorker } from '../environment.mjs';
import { withSecretsFile } from '../secrets-file.mjs';
import { ifStopped } from '../stop.mjs';
import { Trouble } from '../trouble.mjs';
import { planRotation } from './plan-rotation.mjs';

/**
 * Secrets that only protect rows of D1: nobody can use the rows without the secret, and the rows are lost
 * without it.
 */
const kept = ['FACTOR_SECRET', 'PASSWORD_PEPPER'];

/**
 * Replaces a secret: its new generation is added to each worker that has it, then the generation before the
 * previous one is deleted. At whatever step it stops, each worker accepts what the other signs, and it can be
 * run again. `account` lists the secrets of both workers and runs wrangler. Returns what a person should
 * know; throws when a step fails.
 */
export async function rotateSecret({ listSecrets, wrangler }, environment, { name, isLeaked = false }) {
  if (isLeaked && kept.includes(name)) {
    throw new Trouble(
      `Without the previous ${name} accounts lose what it protects. Rotate it without --leaked, and again when people have signed in.`,
    );
  }
  const listed = await listSecrets(environment);
  const plan = planRotation(name, listed, { isLeaked });
  if (!plan) throw new Trouble(`No ${name} is set. Run npm run setup -- ${environment.name} first.`);
  ifStopped(whatIsLeft(plan, environment, { name, isLeaked }));
  const again = 'Run the same command again when it is mended.';
  await withSecretsFile({ [plan.next]: randomBytes(32).toString('hex') }, async (file) => {
    for (const worker of plan.workers) {
      await wrangler(
        ['secret', 'bulk', file, ...ofWorker(environment, environment[worker])],
        `${plan.next} could not be given to the ${worker} worker. ${again}`,
      );
    }
  });
  for (const { worker, names } of plan.old.toReversed()) {
    for (const old of names) {
      const own = ofWorker(environment, environment[worker]);
      // A second rotation would end the value before this one, which people's sessions and factors may still need.
      const byHand = `The rotation itself is done: do not run it again. Delete it with npx wrangler secret delete ${old} ${own.join(' ')}`;
      await wrangler(
        ['secret', 'delete', old, ...own],
        `${old} could not be deleted from the ${worker} worker. ${isLeaked ? again : byHand}`,
      );
    }
  }
  return describeRotation(plan);
}

/**
 * A second rotation would take the value that was in force before the first: a person checks whether the
 * first was completed.
 */
function whatIsLeft({ next, workers }, environment, { name, isLeaked }) {
  const again = `npm run rotate -- ${name} ${environment.name}`;
  if (isLeaked) return `The leaked value may still be accepted. ${again} --leaked ends that.`;
  const lists = workers.map(
    (worker) => `npx wrangler secret list ${ofWorker(environment, environment[worker]).join(' ')}`,
  );
  return `Look whether ${next} is there: ${lists.join(' and ')}. If so the rotation is done; otherwise ${again} does it.`;
}

function describeRotation({ next, previous, old, workers }) {
  const deleted = [...new Set(old.flatMap(({ names }) => names))];
  return [
    `${next} signs and encrypts now, in the ${workers.join(' and the ')} worker.`,
    previous ? `${previous} is still accepted, until the next rotation.` : 'No earlier value is accepted.',
    ...(deleted.length > 0 ? [`${deleted.join(', ')} is deleted.`] : []),
  ];
}
