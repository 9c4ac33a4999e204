/**
 * Adds the landmarks of seed/landmarks.json that the site does not have yet: `npm run landmarks`, of a deployed site with
 * `-- --env production --remote`. What staff have changed stays as it is. The queue worker works out the minutes.
 */
import { landmarkRows } from './lib/seed/seed-rows.mjs';
import { readWordless } from './lib/operate/read-command.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { executeOnSite, siteOptions, siteProblem } from './lib/server/which-site.mjs';

const values = readWordless({
  usage: 'Usage: npm run landmarks [-- --env staging|production --remote]',
  does: 'Adds the landmarks of seed/landmarks.json that a site does not have yet.',
  options: siteOptions,
  findProblem: siteProblem,
});
const { readSeedFiles } = await import('./lib/seed/seed-files.mjs');
const { landmarks } = await readSeedFiles();
const { columns, rows } = landmarkRows(landmarks);
const json = JSON.stringify(rows).replaceAll("'", "''");
const fields = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
const statement = `INSERT INTO landmarks (${columns.join(', ')}) SELECT ${fields} FROM json_each('${json}') WHERE true
  ON CONFLICT (slug) DO NOTHING RETURNING id`;
const added = await untilTrouble(() => executeOnSite(values, statement, 'The landmarks could not be added.'));
console.log(added.length === 1 ? '1 landmark was added.' : `${added.length} landmarks were added.`);
