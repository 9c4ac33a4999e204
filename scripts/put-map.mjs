/**
 * Gives the map of a site its streets: `npm run map -- FILE.pmtiles [local|staging|production]` checks the archive and stores
 * it, `npm run map -- --remove [local|staging|production]` goes back to the plain map. Browsers know it within five minutes.
 */
import { parseArgs } from 'node:util';

import { unstable_readConfig as readConfig } from 'wrangler';

import { checkArchive, openArchive } from './lib/map/check-archive.mjs';
import { signIn } from './lib/operate/sign-in.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { defaultStateDir } from './lib/places.mjs';
import { runWrangler } from './lib/server/wrangler.mjs';

/** As `mapArchiveName` in app/platform/storage/map-archive.ts. */
const name = 'map/tiles.pmtiles';
const sites = ['local', 'staging', 'production'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remove: { type: 'boolean', default: false },
    state: { type: 'string', default: defaultStateDir },
  },
});
const file = values.remove ? null : positionals.shift();
const [site = 'local', ...others] = positionals;

if (file === undefined || others.length > 0 || !sites.includes(site))
  fail(`Usage: npm run map -- FILE.pmtiles|--remove [${sites.join('|')}]`, 2);
if (file !== null) await check(file);
const failure = file === null ? 'The map could not be removed.' : 'The map could not be stored.';
if (site !== 'local') await untilTrouble(signIn);
const { code, output } = await runWrangler(orderOf(file));
if (code !== 0) fail(`${failure}\n${output}`);
console.log(file === null ? `The plain map is shown (${site}).` : `The map is stored (${site}).`);

async function check(path) {
  const source = await openArchive(path).catch((error) => fail(`The file cannot be read: ${error.message}`));
  const { problem, facts } = await checkArchive(source);
  await source.close();
  if (problem) fail(problem);
  console.log(
    `Zooms ${facts.minZoom} to ${facts.maxZoom}, ${facts.bounds.join(',')}, ${facts.source.replace(/<[^>]*>/g, '')}`,
  );
}

function orderOf(path) {
  const env = site === 'local' ? undefined : site;
  const { r2_buckets: buckets } = readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true });
  const bucket = buckets.find(({ binding }) => binding === 'MEDIA').bucket_name;
  const object = ['r2', 'object', path === null ? 'delete' : 'put', `${bucket}/${name}`];
  const content = path === null ? [] : ['--file', path, '--content-type', 'application/vnd.pmtiles'];
  const place = site === 'local' ? ['--local', '--persist-to', values.state] : ['--remote'];
  return [...object, ...content, '-c', 'wrangler.toml', ...(env ? ['--env', env] : []), ...place];
}

function fail(words, code = 1) {
  console.error(words);
  process.exit(code);
}
