/**
 * Adds the landmarks of seed/landmarks.json that the site does not have yet: `npm run landmarks`, of a deployed site with
 * `-- --env production --remote`. What staff have changed stays as it is. The queue worker works out the minutes.
 */
import { parseArgs } from 'node:util';

import { readSeedFiles } from './lib/seed/seed-files.mjs';
import { landmarkRows } from './lib/seed/seed-rows.mjs';
import { siteArguments, siteOptions } from './lib/server/which-site.mjs';
import { runWrangler } from './lib/server/wrangler.mjs';

const { values } = parseArgs({ options: siteOptions });
const { landmarks } = await readSeedFiles();
const { columns, rows } = landmarkRows(landmarks);
const json = JSON.stringify(rows).replaceAll("'", "''");
const fields = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
const { code, output } = await runWrangler([
  'd1',
  'execute',
  'DB',
  '--json',
  '--yes',
  '--command',
  `INSERT INTO landmarks (${columns.join(', ')}) SELECT ${fields} FROM json_each('${json}') WHERE true
   ON CONFLICT (slug) DO NOTHING RETURNING id`,
  ...siteArguments(values),
]);
if (code !== 0) {
  console.error(`The landmarks could not be added.\n${output}`);
  process.exit(1);
}
const added = JSON.parse(output.slice(output.indexOf('[')))[0].results.length;
console.log(added === 1 ? '1 landmark was added.' : `${added} landmarks were added.`);
