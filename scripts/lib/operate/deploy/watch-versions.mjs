import { setTimeout as pause } from 'node:timers/promises';

import { executeRemotely } from '../environment.mjs';
import { probe } from '../probe.mjs';
import { countVisits } from './count-visits.mjs';
import { whyJobsWorse, whyWorse, whyWorseForVisitors } from './compare-versions.mjs';

const paths = ['/health', '/', '/search'];
const maxBetweenMs = 1_000;
/** With fewer, one answer that is late by chance would decide about a page. */
const fewestRounds = 3;

/** The one reason to go back that is not the new version's fault. */
export const whyStopped = 'the release was stopped';

/**
 * Watches both versions for some seconds: requests the same pages from each in turn, then compares failed
 * jobs and, where the token may read Analytics, visitors' errors. Returns why the new version is worse, or
 * null. `known` are earlier answers of the version before; this call adds its own. Ends with a reason when
 * `stop` is aborted.
 */
export async function watchVersions(environment, versions, { seconds, known, stop }) {
  const begun = Date.now();
  const end = begun + seconds * 1000;
  const after = [];
  for (let round = 1; round <= fewestRounds || Date.now() < end; round += 1) {
    for (const path of paths) {
      if (versions.before) known.push(await probe(environment, path, { version: versions.before }));
      after.push(await probe(environment, path, { version: versions.after }));
    }
    if (stop.aborted) return whyStopped;
    const worse = round >= fewestRounds && whyWorse(known, after);
    if (worse) return worse;
    await pause(Math.min(maxBetweenMs, seconds * 100));
  }
  return (await jobsWorse(environment, begun)) ?? (await visitorsWorse(environment, versions, begun));
}

async function jobsWorse(environment, begun) {
  const span = Date.now() - begun;
  const failed = `state IN ('failed', 'unknown') AND updated_at`;
  const [[row]] = await executeRemotely(
    environment,
    `SELECT (SELECT count(*) FROM jobs WHERE ${failed} >= ${begun}) AS since,
      (SELECT count(*) FROM jobs WHERE ${failed} >= ${begun - span} AND updated_at < ${begun}) AS before`,
    'The failed jobs could not be counted.',
  );
  return whyJobsWorse(row.before, row.since);
}

async function visitorsWorse(environment, versions, begun) {
  const visits = await countVisits(environment.web.name, new Date(begun));
  return visits && whyWorseForVisitors(visits.get(versions.before), visits.get(versions.after));
}
