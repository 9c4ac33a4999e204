import { wholeVersion } from './releases.mjs';

/**
 * The version that ran before the one that has all of the traffic now; in the middle of a release, the one
 * that had all of it before the release. `deployments` are the newest first. The account lists ten of them;
 * `latest`, the log of the newest release, has older ones.
 */
export function versionBefore(deployments, latest, worker) {
  const [current] = deployments;
  if (!current) return null;
  const ran = listRuns(deployments);
  if (isMoving(current)) return ran.at(-1) ?? null;
  const now = releasedVersion(deployments);
  return ran.at(-2) ?? (latest?.after[worker] === now ? latest.before[worker] : null);
}

/**
 * The version that has all of the traffic as it was released: a version that differs only in a secret counts
 * as the same.
 */
export function releasedVersion(deployments) {
  const released = deployments.find(({ isOfSecret }) => !isOfSecret);
  return released && wholeVersion(released);
}

/**
 * The worker whose rollback was done while the other's failed: 'web', 'queue', or null. The same for a
 * release that went back. That worker runs the right version; moving it back once more would pair it with a
 * version of another release.
 */
export function workerThatIsBack(web, queue) {
  if (isAloneBack(web[0], queue[0])) return 'web';
  return isAloneBack(queue[0], web[0]) ? 'queue' : null;
}

const wentBack = /went back$|^rolled back /;
/**
 * The message of a rollback to this version of the web worker; both workers' deployments have the same one.
 */
export const rollbackMessage = (webVersion) => `rolled back by a person, the web worker to ${webVersion}`;

const isAloneBack = (one, other) =>
  Boolean(one && other) &&
  wentBack.test(one.message) &&
  one.message !== other.message &&
  // A worker that a release did not move needs no rollback from it.
  (one.commit === null || one.commit === other.commit) &&
  Date.parse(other.at) < Date.parse(one.at);

const isMoving = ({ versions }) => versions.filter(({ percentage }) => percentage > 0).length > 1;

/**
 * The versions that a rollback can go back to, oldest first, up to the running one. When a version runs
 * again, the versions between were rolled back and are left out; a version that differs only in a secret
 * counts as the one that got it.
 */
function listRuns(deployments) {
  const ran = [];
  for (const deployment of deployments.toReversed()) {
    const id = wholeVersion(deployment);
    if (!id) continue;
    if (ran.includes(id)) ran.length = ran.indexOf(id);
    else if (deployment.isOfSecret) ran.pop();
    ran.push(id);
  }
  return ran;
}
