import { run } from '../../run.mjs';
import { askAccount } from '../ask-cloudflare.mjs';
import { ofWorker, readEnvironment, wrangler } from '../environment.mjs';
import {
  findLatestRelease,
  listDeployments,
  mainVersion,
  releaseMessage,
  writeReleaseLog,
} from '../releases.mjs';
import { Trouble } from '../trouble.mjs';
import { keepAssets, listAssets } from './keep-assets.mjs';
import {
  listPendingMigrations,
  requireAdditive,
  requireCheckedCommit,
  requireComplete,
} from './may-deploy.mjs';
import { moveTraffic } from './move-traffic.mjs';
import { uploadVersions } from './upload-versions.mjs';

/** Releases the current commit to an environment; throws a Trouble where it stops. `say` gets one line for each step. */
export async function deploy(name, { allowDestructive, stepSeconds }, say = console.log) {
  const begun = new Date().toISOString();
  const source = await requireCheckedCommit();
  const environment = await readEnvironment(name);
  await requireComplete(environment);
  const pending = await listPendingMigrations(environment);
  await requireAdditive(pending, { allowDestructive });
  say(`Releasing ${source.commit.slice(0, 12)} (${source.subject}) to ${name}.`);
  const before = await readState(environment);
  await makeBuild();
  const after = await uploadVersions(environment, source);
  say(`Uploaded the web worker as ${after.web} and the queue worker as ${after.queue}, without traffic.`);
  const assets = { before: before.assets, after: listAssets() };
  await keepAssets(environment, assets.after);
  say(`Kept ${assets.after.length} files of the build for pages that are still open.`);
  const backup = await prepareData(environment, pending, say);
  const release = {
    begun,
    environment: name,
    ...source,
    before: before.versions,
    after,
    assets: assets.after,
  };
  const outcome = await moveTraffic(environment, { release, before, after, assets, stepSeconds, say });
  await finish(environment, { ...release, migrations: pending, backup, ...outcome }, say);
  return outcome.outcome === 'done' ? 0 : 1;
}

/** What runs now: both versions, and whether a release of ours put them there. */
async function readState(environment) {
  const [web, queue, latest] = await Promise.all([
    listDeployments(environment.web),
    listDeployments(environment.queue),
    findLatestRelease(environment),
  ]);
  const isFirst = !web.some(({ commit }) => commit) || !queue.some(({ commit }) => commit);
  if (web.length === 0 || queue.length === 0)
    throw new Trouble(`A worker was never made: npm run setup -- ${environment.name} does that.`);
  return {
    isFirst,
    versions: { web: mainVersion(web[0]), queue: mainVersion(queue[0]) },
    assets: isFirst ? null : (latest?.assets ?? null),
  };
}

/** Marks the moment to which the data can go back, then applies the migrations. */
async function prepareData(environment, pending, say) {
  const { bookmark } = await askAccount(
    `/d1/database/${environment.database.id}/time_travel/bookmark`,
    'There is no moment to which the database could go back, so nothing was changed.',
  );
  say(`The database can go back to ${bookmark}.`);
  if (pending.length === 0) return { bookmark };
  await wrangler(
    ['d1', 'migrations', 'apply', 'DB', '--remote', ...ofWorker(environment, environment.web)],
    'The migrations could not be applied; the site still runs the version before.',
  );
  say(`Applied ${pending.length} migrations: ${pending.at(0)} to ${pending.at(-1)}.`);
  return { bookmark };
}

async function makeBuild() {
  const { code, output } = await run('npm', ['run', '--silent', 'build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Trouble(`The build failed:\n${output}`);
}

/** Sets schedules and consumers as the released version has them, keeps the log, and prints what happened. */
async function finish(environment, release, say) {
  if (release.outcome === 'done') {
    await Promise.all(
      ['web', 'queue'].map((worker) =>
        wrangler(
          ['triggers', 'deploy', ...ofWorker(environment, environment[worker])],
          `The schedules and queues of ${environment[worker].name} could not be set.`,
        ),
      ),
    );
    say('Set the schedules and who consumes the queues.');
  }
  const log = { ...release, ended: new Date().toISOString() };
  await writeReleaseLog(environment, log);
  say(`\n${releaseMessage(release.commit.slice(0, 12), release.outcome)}`);
  for (const { at, words } of log.steps) say(`  ${at}  ${words}`);
  if (release.outcome === 'done') return;
  say(`\nThe site runs the version before. The reason:\n${release.reason}`);
  if (release.migrations.length > 0) {
    say(`These migrations stay, and the version before works with them: ${release.migrations.join(', ')}.`);
  }
}
