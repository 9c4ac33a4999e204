/**
 * Replaces a secret of a deployed site: `npm run rotate -- SESSION_SECRET production`. What the previous value signed or encrypted is
 * accepted until the next rotation; with `--leaked` no longer.
 */
import { environments, notOneOf, readCommand } from './lib/operate/read-command.mjs';
import { runCommand } from './lib/operate/trouble.mjs';
import { rotated } from './lib/server/secret-generations.mjs';

const names = Object.keys(rotated);
const {
  values,
  words: [name, environment],
} = readCommand({
  usage: `Usage: npm run rotate -- ${names.join('|')} staging|production [--leaked]`,
  does: 'Gives a secret a new value in each worker that has it. The value before is still accepted; with --leaked it is not.',
  options: { leaked: { type: 'boolean', default: false } },
  findProblem: (_, [secret, ...rest]) =>
    notOneOf(secret ? [secret] : [], names, 'secret') ?? notOneOf(rest, environments),
});

await runCommand(async () => {
  const { rotateSecret } = await import('./lib/operate/rotate/rotate-secret.mjs');
  const { readEnvironment, wrangler } = await import('./lib/operate/environment.mjs');
  const { listSecrets } = await import('./lib/operate/inventory.mjs');
  const site = await readEnvironment(environment);
  const said = await rotateSecret({ listSecrets, wrangler }, site, { name, isLeaked: values.leaked });
  console.log(said.join('\n'));
});
