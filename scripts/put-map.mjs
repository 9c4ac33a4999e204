/**
 * Gives the map of a site its streets: `npm run map -- FILE.pmtiles [local|staging|production]` checks the
 * archive and stores it, `npm run map -- --remove [local|staging|production]` goes back to the plain map.
 * Browsers show the change within five minutes.
 */
import { checkArchive, openArchive } from './lib/map/check-archive.mjs';
import { notOneOf, places, readCommand } from './lib/operate/read-command.mjs';
import { askAccount } from './lib/operate/cloudflare/ask-cloudflare.mjs';
import { signIn } from './lib/operate/cloudflare/sign-in.mjs';
import { readConfiguration, wrangler } from './lib/operate/environment.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { defaultStateDir } from './lib/places.mjs';

/** As `mapArchiveName` in app/platform/storage/map-archive.ts. */
const name = 'map/tiles.pmtiles';

const { values, words } = readCommand({
  usage: `Usage: npm run map -- FILE.pmtiles|--remove [${places.join('|')}]`,
  does: 'Gives the map of a site its streets from an archive of tiles, or goes back to the plain map. Without a site it is the local one.',
  options: {
    remove: { type: 'boolean', default: false },
    state: { type: 'string', default: defaultStateDir },
  },
  findProblem({ remove }, [...given]) {
    if (!remove && given.shift() === undefined) return 'Say the file of the map, or --remove.';
    return given.length > 0 ? notOneOf(given, places, 'site') : null;
  },
});
const file = values.remove ? null : words.shift();
const [site = 'local'] = words;
const env = site === 'local' ? undefined : site;

if (file !== null) await check(file);
const failure = file === null ? 'The map could not be removed.' : 'The map could not be stored.';
await untilTrouble(async () => {
  const bucket = findBucket();
  if (site !== 'local') {
    await signIn();
    // wrangler takes any answer for a good one, also the sign-in page of a network.
    await askAccount(`/r2/buckets/${bucket}`, failure);
  }
  await wrangler(orderOf(file, bucket), failure);
});
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

function findBucket() {
  const { r2_buckets: buckets } = readConfiguration('wrangler.toml', env);
  return buckets.find(({ binding }) => binding === 'MEDIA')?.bucket_name;
}

function orderOf(path, bucket) {
  const object = ['r2', 'object', path === null ? 'delete' : 'put', `${bucket}/${name}`];
  const content = path === null ? [] : ['--file', path, '--content-type', 'application/vnd.pmtiles'];
  const place = site === 'local' ? ['--local', '--persist-to', values.state] : ['--remote'];
  return [...object, ...content, '-c', 'wrangler.toml', ...(env ? ['--env', env] : []), ...place];
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
