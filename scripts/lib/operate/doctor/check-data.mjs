import { listOfAccount } from '../cloudflare/ask-cloudflare.mjs';
import { executeRemotely } from '../environment.mjs';
import { findQueueDepths } from './find-queue-depths.mjs';
import { inRunbook, look, shared } from './look.mjs';

const minute = 60_000;
const oldestJobMs = 15 * minute;
const oldestBackupMs = 26 * 60 * minute;
const deepest = 1_000;

const dashboard = (page) => `https://dash.cloudflare.com/?to=/:account/${page}`;

/** Jobs, backups, whether KV has D1's redirects, and the queues. */
export function checkData(environment) {
  const facts = shared(() => readFacts(environment));
  const keys = shared(() => listKeys(environment));
  const queues = shared(() => listOfAccount('/queues', 'The queues could not be listed.'));
  return [
    look('jobs', async () => jobs(environment, (await facts())[0][0])),
    look('backup', async () => lastBackup(environment, (await facts())[0][0])),
    look('redirects in KV', async () => redirectCopies((await facts())[1], await keys())),
    look('consumers of the queues', async () => consumers(environment, await queues())),
    look('messages in the queues', async () =>
      depth(environment, await findQueueDepths(environment.queues, await queues())),
    ),
  ];
}

const readFacts = (environment) =>
  executeRemotely(
    environment,
    `SELECT (SELECT min(due_at) FROM jobs WHERE state = 'waiting') AS oldest,
      (SELECT count(*) FROM jobs WHERE state IN ('failed', 'unknown')) AS failed,
      (SELECT max(updated_at) FROM jobs WHERE kind = 'backup' AND state = 'done' AND result LIKE '%"isWhole":true%') AS backup;
    SELECT from_path FROM redirects WHERE is_active = 1`,
    'The database could not be asked.',
  );

const listKeys = ({ namespace }) =>
  listOfAccount(
    `/storage/kv/namespaces/${namespace.id}/keys?prefix=redirect:`,
    'The keys of KV could not be listed.',
  );

function jobs({ origin, queue }, { oldest, failed }) {
  const waited = oldest === null ? 0 : Math.max(0, Date.now() - oldest);
  const isLate = waited > oldestJobMs;
  return {
    found: `none waits longer than ${Math.round(waited / minute)} minutes`,
    problem:
      (isLate && `one has waited for ${Math.round(waited / minute)} minutes`) ||
      (failed > 0 && `${failed} failed, and a person has to settle them`),
    todo: isLate
      ? `npx wrangler tail ${queue.name} says why\n${inRunbook('queue-stuck')}`
      : `retry or dismiss them at ${origin}/dashboard/site/jobs`,
  };
}

function lastBackup({ name, origin }, { backup: at }) {
  const age = at === null ? null : Date.now() - at;
  return {
    found: `the last one is ${Math.round((age ?? 0) / 3_600_000)} hours old`,
    problem:
      (age === null && 'there is none') ||
      (age > oldestBackupMs && `the last one is ${Math.round(age / 3_600_000)} hours old`),
    todo: `npm run backup -- ${name} takes one now; ${origin}/dashboard/site/jobs says why the queue worker took none`,
  };
}

function redirectCopies(rows, keys) {
  const inDatabase = new Set(rows.map(({ from_path: path }) => path));
  const inCopy = new Set(keys.map(({ name }) => name.slice('redirect:'.length)));
  const missing = [...inDatabase].filter((path) => !inCopy.has(path));
  const extra = [...inCopy].filter((path) => !inDatabase.has(path));
  return {
    found: `${inCopy.size}, those of the database`,
    problem:
      missing.length + extra.length > 0 &&
      `${missing.length} are missing and ${extra.length} too many: ${[...missing, ...extra].slice(0, 5).join(', ')}`,
    todo: 'the sweep mends this within a minute; if it stays, the schedule of the web worker does not run',
  };
}

function consumers({ queues, name }, found) {
  const without = queues.filter(
    (queue) => !found.some((one) => one.queue_name === queue && one.consumers_total_count > 0),
  );
  return {
    found: `${queues.length} queues have one`,
    problem: without.length > 0 && `nobody consumes ${without.join(', ')}`,
    todo: `npx wrangler triggers deploy --env ${name} -c workers/queue/wrangler.toml\n${inRunbook('queue-stuck')}`,
  };
}

function depth({ queue: worker }, depths) {
  if (!depths)
    return {
      found: `not readable without CLOUDFLARE_API_TOKEN with 'Account Analytics: Read'; see ${dashboard('queues')}`,
    };
  const full = Object.entries(depths).filter(([, waiting]) => waiting > deepest);
  const dead = Object.entries(depths).filter(([queue, waiting]) => queue.endsWith('-dead') && waiting > 0);
  const bad = [...new Map([...full, ...dead])];
  return {
    found: `${Object.values(depths).reduce((sum, waiting) => sum + waiting, 0)} wait`,
    problem: bad.length > 0 && bad.map(([queue, waiting]) => `${waiting} wait in ${queue}`).join(', '),
    todo: `see ${dashboard('queues')} and npx wrangler tail ${worker.name}\n${inRunbook('queue-stuck')}`,
  };
}
