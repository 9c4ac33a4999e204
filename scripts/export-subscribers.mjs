/**
 * The newsletter's list as CSV on standard output: `npm run newsletter:export`, or of a deployed site with
 * `npm run newsletter:export -- --env production --remote`. `--state <folder>` reads another local state.
 */
import { parseArgs } from 'node:util';

import { toCsv } from './lib/csv.mjs';
import { siteArguments, siteOptions } from './lib/server/which-site.mjs';
import { runWrangler } from './lib/server/wrangler.mjs';

const { values } = parseArgs({
  options: siteOptions,
});

const query = `SELECT email, strftime('%Y-%m-%dT%H:%M:%SZ', confirmed_at / 1000, 'unixepoch') AS confirmed_at
  FROM newsletter_subscribers WHERE status = 'confirmed' ORDER BY confirmed_at, id`;

const { code, output } = await runWrangler([
  'd1',
  'execute',
  'DB',
  '--json',
  '--command',
  query,
  ...siteArguments(values),
]);
const answer = code === 0 ? JSON.parse(output.slice(output.indexOf('['))) : null;
if (answer) process.stdout.write(toCsv(['email', 'confirmed_at'], answer[0].results));
else console.error(`The list could not be read.\n${output}`);
process.exitCode = answer ? 0 : 1;
