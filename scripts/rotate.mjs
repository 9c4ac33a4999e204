/**
 * Replaces a secret of a deployed site: `npm run rotate -- SESSION_SECRET production`. What the previous value signed or encrypted is
 * accepted until the next rotation; with `--leaked` no longer.
 */
import { parseArgs } from 'node:util';

import { rotateSecret } from './lib/operate/rotate/rotate-secret.mjs';
import { rotated } from './lib/server/secret-generations.mjs';
import { runWrangler } from './lib/server/wrangler.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { leaked: { type: 'boolean', default: false } },
});
const [name = '', environment = ''] = positionals;
const names = Object.keys(rotated);

if (!names.includes(name) || !['staging', 'production'].includes(environment)) {
  console.error(`Usage: npm run rotate -- ${names.join('|')} staging|production [--leaked]`);
  process.exit(2);
}
try {
  const wrangler = (args) => runWrangler(args, { env: { NO_COLOR: '1' } });
  const said = await rotateSecret(wrangler, { name, environment, isLeaked: values.leaked });
  console.log(said.join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
