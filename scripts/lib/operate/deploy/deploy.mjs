import { run } from '../../run.mjs';
import { ofWorker, readEnvironment, wrangler } from '../environment.mjs';
import {
  findLatestRelease,
  listDeployments,
  mainVersion,
  migrationWords,
  releaseMessage,
  writeReleaseLog,
} from '../releases.mjs';
import { ifStopped, toItsEnd } from '../stop.mjs';
import { Trouble } from '../trouble.mjs';
import { keepAssets, listAssets } from './keep-assets.mjs';
import {
  listPendingMigrations,
  requireAdditive,
  requireCheckedCommit,
  requireComplete,
} from './may-deploy.mjs';
import { moveTraffic } from './move-traffic.mjs';
import { askForBackup, backupWords, prepareData } from './prepare-data.mjs';
import { uploadVersions } from './upload-versions.mjs';

/**
 * Releases the current commit to an environment; throws a Trouble where it stops. It waits `backupMs` for a backup, and takes none where
 * that is null. `say` gets one line for each step.
 */
export async function deploy(name, { allowDestructive, backupMs, stepSeconds }, say = console.log) {
  const begun = new Date().toISOString();
  const source = await requireCheckedCommit();
  const environment = await readEnvironment(name);
  await requireComplete(environment);
  const pending = await listPendingMigrations(environment);
  const destructive = await requireAdditive(pending, { allowDestructive });
  say(`Releasing ${source.commit.slice(0, 12)} (${source.subject}) to ${name}.`);
  const before = await readState(environment, say);
  ifStopped(
    `The site runs the version before, and no migration was applied. npm run deploy -- ${name} begins anew.`,
  );
  const requested = await askForBackup(environment, { hasReleased: before.hasReleased, backupMs }, say);
  await makeBuild();
  const after = await uploadVersions(environment, source);
  say(`Uploaded the web worker as ${after.web} and the queue worker as ${after.queue}, without traffic.`);
  const assets = { before: before.assets, after: listAssets() };
  await keepAssets(environment, assets.after);
  say(`Kept ${assets.after.length} files of the build for pages that are still open.`);
  const backup = await prepareData(environment, { requested, pending }, say);
  const release = {
    begun,
    environment: name,
    ...source,
    before: before.versions,
    after,
    assets: assets.after,
  };
  return toItsEnd(async (stop) => {
    const moved = await moveTraffic(environment, { release, before, after, assets, stepSeconds, stop, say });
    await finish(environment, { ...release, migrations: pending, destructive, backup, ...moved }, say);
    return moved.outcome === 'done' ? 0 : 1;
  });
}

/** The running versions of both workers, and whether one of our releases deployed them. */
async function readState(environment, say) {
  let isDamaged = false;
  const [web, queue, latest] = await Promise.all([
    listDeployments(environment.web),
    listDeployments(environment.queue),
    findLatestRelease(environment).catch((error) => {
      if (!error.isDamaged) throw error;
      isDamaged = true;
      say(`${error.message} This release writes it anew.`);
      return null;
    }),
  ]);
  // The account lists ten deployments, and each secret that is set is one.
  const isOurs = (deployments) => deployments.some(({ commit }) => commit);
  const isFirst = !latest && !isDamaged && !(isOurs(web) && isOurs(queue));
  if (web.length === 0 || queue.length === 0)
    throw new Trouble(`A worker was never made: npm run setup -- ${environment.name} does that.`);
  return {
    isFirst,
    hasReleased: latest !== null || isDamaged,
    versions: { web: mainVersion(web[0]), queue: mainVersion(queue[0]) },
    assets: isFirst ? null : (latest?.assets ?? null),
  };
}

async function makeBuild() {
  const { code, output } = await run('npm', ['run', '--silent', 'build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Trouble(`The build failed; the site runs the version before.\n${output}`);
}

/** Schedules and consumers as the released version has them. Returns why that failed, or null: the traffic has moved by then. */
async function setTriggers(environment) {
  const settings = ['web', 'queue'].map((worker) => {
    const order = ['triggers', 'deploy', ...ofWorker(environment, environment[worker])];
    const failure = `The schedules and queues of ${environment[worker].name} could not be set: npx wrangler ${order.join(' ')}`;
    return wrangler(order, failure);
  });
  const [failed] = (await Promise.allSettled(settings)).filter(({ status }) => status === 'rejected');
  return failed ? failed.reason.message : null;
}

/** Sets schedules and consumers, keeps the log, and prints what happened; throws a Trouble when something is left to be done. */
async function finish(environment, release, say) {
  const unset = release.outcome === 'done' ? await setTriggers(environment) : null;
  if (release.outcome === 'done' && !unset) say('Set the schedules and who consumes the queues.');
  const log = { ...release, unset, ended: new Date().toISOString() };
  const unlogged = await writeReleaseLog(environment, log).then(
    () => null,
    (error) => error.message,
  );
  say(`\n${releaseMessage(release.commit.slice(0, 12), release.outcome)}`);
  say(`  ${backupWords(log.backup)}`);
  for (const { at, words } of log.steps) say(`  ${at}  ${words}`);
  const left = [release.stuck, unset, unlogged].filter(Boolean);
  if (release.outcome === 'done') {
    if (left.length > 0) throw new Trouble(`The release has all of the traffic. ${left.join('\n')}`);
    return;
  }
  const where = release.stuck ? 'Either version may get traffic.' : 'The site runs the version before.';
  say(`\n${where} The reason:\n${release.reason}`);
  for (const words of migrationWords(release)) say(words);
  if (left.length > 0) throw new Trouble(left.join('\n'));
}
