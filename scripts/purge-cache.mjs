/**
 * Makes the site render every page again: `npm run cache:purge`, or of a deployed site with `--env production
 * --remote`. The mark is written where changes are written, and the edge's copy of them is removed, so that
 * every isolate looks there within a minute.
 */
import { wrangler } from './lib/operate/environment.mjs';
import { readWordless } from './lib/operate/read-command.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { executeOnSite, siteArguments, siteOptions, siteProblem } from './lib/server/which-site.mjs';

const values = readWordless({
  usage: 'Usage: npm run cache:purge [-- --env staging|production --remote]',
  does: 'Makes a site render every page anew, within a minute.',
  options: siteOptions,
  findProblem: siteProblem,
});
const mark = `INSERT INTO content_changes (key, seq, changed_at)
  SELECT 'all', coalesce(max(seq), 0) + 1, ${Date.now()} FROM content_changes WHERE true
  ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at`;
const failure = 'The cache could not be purged.';
const forget = ['kv', 'key', 'delete', 'content-changes', '--binding', 'EDGE', ...siteArguments(values)];
await untilTrouble(async () => {
  await executeOnSite(values, mark, failure);
  await wrangler(forget, failure);
});
console.log('Every page is rendered anew within a minute.');
