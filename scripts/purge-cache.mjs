/**
 * Makes the site render every page anew: `npm run cache:purge`, or of a deployed site with `--env production --remote`. The
 * mark is written where changes are written, and the edge's copy of them is removed, so that every isolate looks there within
 * a minute.
 */
import { parseArgs } from 'node:util';

import { siteArguments, siteOptions } from './lib/server/which-site.mjs';
import { runWrangler } from './lib/server/wrangler.mjs';

const { values } = parseArgs({
  options: siteOptions,
});
const mark = `INSERT INTO content_changes (key, seq, changed_at)
  SELECT 'all', coalesce(max(seq), 0) + 1, ${Date.now()} FROM content_changes WHERE true
  ON CONFLICT (key) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at`;
const site = siteArguments(values);
const steps = [
  ['d1', 'execute', 'DB', '--yes', '--command', mark, ...site],
  ['kv', 'key', 'delete', 'content-changes', '--binding', 'EDGE', ...site],
];
for (const step of steps) {
  const { code, output } = await runWrangler(step);
  if (code === 0) continue;
  console.error(`The cache could not be purged.\n${output}`);
  process.exit(1);
}
console.log('Every page is rendered anew within a minute.');
