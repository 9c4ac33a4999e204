import { executeRemotely } from '../environment.mjs';
import { probe } from '../probe.mjs';
import { inRunbook, look, shared } from './look.mjs';

const maxSecondsApart = 60;
const samples = 12;

/** Checks the site's own answers: health, time, and a sample of its pictures. */
export function checkSite(environment) {
  const health = shared(() => probe(environment, '/health'));
  const facts = shared(() => readFacts(environment));
  return [
    look('health', async () => healthOf(environment, await health())),
    look('time', async () => time((await health()).headers.get('date'), (await facts())[0][0].database_time)),
    look('pictures', async () => pictures(environment, (await facts())[1])),
  ];
}

const readFacts = (environment) =>
  executeRemotely(
    environment,
    `SELECT unixepoch() AS database_time;
    SELECT photo.id, photo.width FROM property_photos AS photo JOIN properties ON properties.id = photo.property_id
    WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL ORDER BY random() LIMIT ${samples}`,
    'The database could not be asked.',
  );

const healthOf = ({ origin, web }, { status, text, ms }) => ({
  found: `${origin} answers in ${Math.round(ms)} ms`,
  problem:
    (status === 0 && `${origin} does not answer: ${text}`) ||
    (status !== 200 && `/health has status ${status} ${text.slice(0, 100)}`),
  todo:
    status === 0
      ? `see whether the domain leads to the worker: SITE_ORIGIN in wrangler.toml, and the worker’s domains in Cloudflare’s dashboard`
      : `look at the logs: npx wrangler tail ${web.name}\n${inRunbook('bad-release')}`,
});

function time(siteDate, databaseTime) {
  const here = Date.now() / 1000;
  const others = [siteDate ? Date.parse(siteDate) / 1000 : here, databaseTime];
  const apart = Math.max(...others.map((seconds) => Math.abs(seconds - here)));
  return {
    found: siteDate
      ? 'site, database and this machine agree'
      : 'database and this machine agree; the site did not answer',
    problem: apart > maxSecondsApart && `they are ${Math.round(apart)} seconds apart`,
    todo: 'set the clock of this machine; Cloudflare’s own are right',
  };
}

/** Each of these rows must have its file: the smallest size is requested. */
async function pictures(environment, photos) {
  const answers = await Promise.all(
    photos.map(async ({ id }) => ({
      id,
      status: (await probe(environment, `/images/${id}/320.webp`)).status,
    })),
  );
  const gone = answers.filter(({ status }) => status !== 200).map(({ id }) => id);
  return {
    found: `${answers.length} of them, chosen by chance, have their files`,
    problem: gone.length > 0 && `${gone.length} of ${answers.length} have no file: ${gone.join(', ')}`,
    todo: `copy them back from a backup’s list, or remove them in the dashboard\n${inRunbook('lost-or-damaged-data')}`,
  };
}
