import { readJsonObject } from '../cloudflare/ask-cloudflare.mjs';
import { findLatestRelease, listDeployments } from '../releases.mjs';
import { look } from './look.mjs';

/**
 * Checks the objects in R2 that the people on call need: the files of the newest backup, and the log of the
 * newest release.
 */
export const checkStored = (environment) => [
  look('files of the backups', () => backupFiles(environment)),
  look('log of the releases', () => releaseLog(environment)),
];

async function backupFiles({ name, backups: bucket }) {
  const read = (key) => readJsonObject(bucket, key, `${key} could not be read from the bucket ${bucket}.`);
  const todo = `npm run backup -- ${name} takes one now, and writes their list anew`;
  try {
    const names = (await read('index.json'))?.backups ?? [];
    const newest = names.at(-1);
    const manifest = newest && (await read(`${newest}/manifest.json`));
    const missing =
      (!newest && `the bucket ${bucket} has none`) ||
      (!manifest && `${newest} is listed and has no manifest`);
    return { found: `${names.length} are there, the newest is ${newest}`, problem: missing, todo };
  } catch (error) {
    if (error.isDamaged) return { problem: error.message, todo };
    throw error;
  }
}

async function releaseLog(environment) {
  const [latest, [newest]] = await Promise.all([
    findLatestRelease(environment),
    listDeployments(environment.web),
  ]);
  const runs = (newest?.versions ?? []).some(
    ({ id, percentage }) => percentage > 0 && id === latest?.after.web,
  );
  return {
    found: !latest
      ? 'no release was completed yet'
      : `${latest.commit.slice(0, 12)}, ${latest.begun}${runs ? '' : '; another version runs, by a rollback or by other means'}`,
  };
}
