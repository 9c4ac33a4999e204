import fs from 'node:fs';
import path from 'node:path';

import { askAccount, readJsonObject } from './cloudflare/ask-cloudflare.mjs';
import { wrangler } from './environment.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** The message of every deployment that these commands make, with its commit: `release <commit>: …`. */
export const releaseMessage = (commit, words) => `release ${commit}: ${words}`;
const releaseOf = (message) => /^release ([0-9a-f]{7,40}):/.exec(message ?? '')?.[1] ?? null;

/** The cause that Cloudflare records for a deployment that results from a new value of a secret. */
const causeOfSecret = 'secret';

/**
 * A worker's deployments, newest first: `{ at, message, commit, isOfSecret, versions: [{ id, percentage }] }`; `commit` is null for one by
 * other means than a release, `isOfSecret` says that only a secret was set.
 */
export async function listDeployments({ name }) {
  const failure = `The deployments of ${name} could not be listed.`;
  const { deployments } = await askAccount(`/workers/scripts/${name}/deployments`, failure);
  return deployments.map(({ created_on: at, annotations, versions }) => ({
    at,
    message: annotations?.['workers/message'] ?? '',
    commit: releaseOf(annotations?.['workers/message']),
    isOfSecret: annotations?.['workers/triggered_by'] === causeOfSecret,
    versions: versions.map(({ version_id: id, percentage }) => ({ id, percentage })),
  }));
}

/** The version that gets most of the traffic. */
export const mainVersion = ({ versions }) =>
  versions.reduce((a, b) => (b.percentage > a.percentage ? b : a)).id;

/** The version that gets all of the traffic; undefined while several share it. */
export const wholeVersion = ({ versions }) => versions.find(({ percentage }) => percentage === 100)?.id;

/**
 * Gives versions of both workers their parts of the traffic, at once; `sharesOf` gets 'web' or 'queue' and returns a list of
 * [id, percentage].
 */
export const shareBoth = (environment, sharesOf, message) =>
  Promise.all(
    ['queue', 'web'].map((worker) => shareOne(environment[worker], { shares: sharesOf(worker), message })),
  );

const moveWorker = ({ name }, { shares, message, isForced = false }) =>
  askAccount(
    `/workers/scripts/${name}/deployments${isForced ? '?force=true' : ''}`,
    `The traffic of ${name} could not be moved.`,
    {
      method: 'POST',
      json: {
        strategy: 'percentage',
        versions: shares.map(([id, percentage]) => ({ version_id: id, percentage })),
        annotations: { 'workers/message': message },
      },
    },
  );

/**
 * Cloudflare's error for a version from before the last change of a secret: it gets traffic only with
 * `force`.
 */
const changedSecrets = /secrets have changed:?\s*(.*?)\s*\[code: 10220\]/is;

/**
 * After a rotation and a rollback the version that runs is from before the last change of a secret. It keeps its part of the traffic, since it
 * has it already; otherwise no release could go out. A secret that is set meanwhile has made another version, and the release stops.
 */
async function shareOne(worker, { shares, message }) {
  try {
    return await moveWorker(worker, { shares, message });
  } catch (error) {
    if (!changedSecrets.test(error.message)) throw error;
    const [current] = await listDeployments(worker);
    const runs = current.versions.some(
      ({ id, percentage }) => percentage > 0 && shares.some(([shared]) => shared === id),
    );
    if (!runs) throw error;
    return moveWorker(worker, { shares, message, isForced: true });
  }
}

/**
 * Gives a version all of a worker's traffic again, though secrets have changed since it ran. Tries twice,
 * since no person may be there to repeat it; a version that has all of it already counts as done. Returns the
 * names of those secrets, '' for none.
 */
export async function giveBack(worker, id, message) {
  const ask = (isForced) => moveWorker(worker, { shares: [[id, 100]], message, isForced });
  const insist = async (error) => {
    const changed = changedSecrets.exec(error.message);
    if (!changed) throw error;
    await ask(true);
    return changed[1];
  };
  const once = () => ask(false).then(() => '', insist);
  try {
    return await once().catch(once);
  } catch (error) {
    const [current] = await listDeployments(worker).catch(() => []);
    if (current && wholeVersion(current) === id) return '';
    throw error;
  }
}

const latest = 'releases/latest.json';

/** Puts files into the bucket: a list of { key, file }. */
export async function putObjects(environment, entries, failure) {
  if (entries.length === 0) return;
  await withTemporaryFolder('release', async (folder) => {
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
  await withTemporaryFolder('release', async (folder) => {
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

/** The changes of a release's migrations that remain when the version before runs again, a sentence each. */
export const migrationWords = ({ migrations, destructive = [] }) => {
  const adding = migrations.filter((migration) => !destructive.some(({ name }) => name === migration));
  return [
    ...(adding.length > 0
      ? [`migrations stay: ${adding.join(', ')}. They only add, so the version before works with them.`]
      : []),
    ...destructive.map(
      ({ name, reason }) =>
        `${name} stays and took something away: '${reason}'. See that the version before does without it.`,
    ),
  ];
};

/** The log of the newest release that was completed; null before the first one. */
export const findLatestRelease = ({ media }) =>
  readJsonObject(media, latest, 'The log of the newest release could not be read.');
