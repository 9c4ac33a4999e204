/**
 * Replaces a secret of a deployed site: `npm run rotate -- SESSION_SECRET production`. What the previous value signed or encrypted is
 * accepted until the next rotation; with `--leaked` no longer.
 */
import { parseArgs } from 'node:util';

import { rotateSecret } from './lib/operate/rotate/rotate-secret.mjs';
import { runCommand } from './lib/operate/trouble.mjs';
import { rotated } from './lib/server/secret-generations.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { leaked: { type: 'boolean', default: false } },
});
const [name = '', environment = ''] = positionals;
const names = Object.keys(rotated);

const usage = `Usage: npm run rotate -- ${names.join('|')} staging|production [--leaked]`;

await runCommand(usage, names.includes(name) ? environment : '', async () => {
  const { readEnvironment, wrangler } = await import('./lib/operate/environment.mjs');
  const { listSecrets } = await import('./lib/operate/inventory.mjs');
  const site = await readEnvironment(environment);
  const said = await rotateSecret({ listSecrets, wrangler }, site, { name, isLeaked: values.leaked });
  console.log(said.join('\n'));
});
