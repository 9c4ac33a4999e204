/**
 * The newsletter's list as CSV on standard output: `npm run newsletter:export`, or of a deployed site with
 * `npm run newsletter:export -- --env production --remote`. `--state <folder>` reads another local state.
 */
import { parseArgs } from 'node:util';

import { toCsv } from './lib/csv.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { executeOnSite, siteOptions } from './lib/server/which-site.mjs';

const { values } = parseArgs({
  options: siteOptions,
});

const query = `SELECT email, strftime('%Y-%m-%dT%H:%M:%SZ', confirmed_at / 1000, 'unixepoch') AS confirmed_at
  FROM newsletter_subscribers WHERE status = 'confirmed' ORDER BY confirmed_at, id`;

const subscribers = await untilTrouble(() => executeOnSite(values, query, 'The list could not be read.'));
process.stdout.write(toCsv(['email', 'confirmed_at'], subscribers));
