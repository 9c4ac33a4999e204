/**
 * The newsletter's list as CSV on standard output: `npm run newsletter:export`, or of a deployed site with
 * `npm run newsletter:export -- --env production --remote`. `--state <folder>` reads another local state.
 */
import { readWordless } from './lib/operate/read-command.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { executeOnSite, siteOptions, siteProblem } from './lib/server/which-site.mjs';

const values = readWordless({
  usage: 'Usage: npm run -s newsletter:export [-- --env staging|production --remote] > FILE.csv',
  does: 'Prints the confirmed subscribers of the newsletter as CSV.',
  options: siteOptions,
  findProblem: siteProblem,
});

const query = `SELECT email, strftime('%Y-%m-%dT%H:%M:%SZ', confirmed_at / 1000, 'unixepoch') AS confirmed_at
  FROM newsletter_subscribers WHERE status = 'confirmed' ORDER BY confirmed_at, id`;

const subscribers = await untilTrouble(() => executeOnSite(values, query, 'The list could not be read.'));
const { toCsv } = await import('./lib/csv.mjs');
process.stdout.write(toCsv(['email', 'confirmed_at'], subscribers));
