import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ofWorker, plain, wrangler, wranglerJson } from './environment.mjs';
import { inTurns } from './in-turns.mjs';
import { runWrangler } from '../server/wrangler.mjs';

/** Every deployment that these commands make says so, with its commit: `release <commit>: …`. */
export const releaseMessage = (commit, words) => `release ${commit}: ${words}`;
const releaseOf = (message) => /^release ([0-9a-f]{7,40}):/.exec(message ?? '')?.[1] ?? null;

/** A worker's deployments, newest first: `{ at, commit, versions: [{ id, percentage }] }`; `commit` is null for one by other means. */
export async function listDeployments(environment, worker) {
  const args = ['deployments', 'list', '--json', ...ofWorker(environment, worker)];
  const list = await wranglerJson(args, `The deployments of ${worker.name} could not be listed.`);
  return list
    .map(({ created_on: at, annotations, versions }) => ({
      at,
      commit: releaseOf(annotations?.['workers/message']),
      versions: versions.map(({ version_id: id, percentage }) => ({ id, percentage })),
    }))
    .reverse();
}

/** The version that gets most of the traffic. */
export const mainVersion = ({ versions }) =>
  versions.reduce((a, b) => (b.percentage > a.percentage ? b : a)).id;

/** Gives these versions of a worker their parts of the traffic: `shares` is a list of [id, percentage]. */
async function shareTraffic(environment, worker, shares, message) {
  const specs = shares.map(([id, percentage]) => `${id}@${percentage}`);
  await wrangler(
    ['versions', 'deploy', ...specs, '--yes', '--message', message, ...ofWorker(environment, worker)],
    `The traffic of ${worker.name} could not be moved.`,
  );
}

/** The same for both workers at once; `sharesOf` gets 'web' or 'queue'. */
export const shareBoth = (environment, sharesOf, message) =>
  inTurns(
    ['queue', 'web'].map(
      (worker) => () => shareTraffic(environment, environment[worker], sharesOf(worker), message),
    ),
  );

const latest = 'releases/latest.json';

/** Puts files into the bucket: a list of { key, file }. */
export async function putObjects(environment, entries, failure) {
  if (entries.length === 0) return;
  await inFolder(async (folder) => {
    const list = path.join(folder, 'list.json');
    fs.writeFileSync(list, JSON.stringify(entries));
    await wrangler(
      ['r2', 'bulk', 'put', environment.media, '--filename', list, '--remote', '--force'],
      failure,
    );
  });
}

/** Keeps what happened: once under its own name, and as the newest. */
export async function writeReleaseLog(environment, release) {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'release.json');
    fs.writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
    const own = `releases/${release.begun.replaceAll(':', '-')}-${release.commit.slice(0, 12)}.json`;
    const keys = release.outcome === 'done' ? [own, latest] : [own];
    await putObjects(
      environment,
      keys.map((key) => ({ key, file })),
      'The release log could not be written.',
    );
  });
}

/** The log of the newest release that was completed; null before the first one. */
export async function findLatestRelease(environment) {
  const args = ['r2', 'object', 'get', `${environment.media}/${latest}`, '--pipe', '--remote'];
  const { code, output } = await runWrangler(args, { env: { NO_COLOR: '1' } });
  if (code !== 0) return null;
  const text = plain(output);
  return JSON.parse(text.slice(text.indexOf('{')));
}

async function inFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-release-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
