import { readEnvironment } from './environment.mjs';
import { probe } from './probe.mjs';
import { findLatestRelease, giveBack, listDeployments, mainVersion, migrationWords } from './releases.mjs';
import { toItsEnd } from './stop.mjs';
import { Trouble } from './trouble.mjs';
import { releasedVersion, rollbackMessage, versionBefore, workerThatIsBack } from './version-before.mjs';

/** Moves both workers to the version before, at once. Prints what a rollback cannot undo. */
export async function rollBack(name, say = console.log) {
  const begun = Date.now();
  const environment = await readEnvironment(name);
  let unread = null;
  const [web, queue, latest] = await Promise.all([
    listDeployments(environment.web),
    listDeployments(environment.queue),
    findLatestRelease(environment).catch((error) => {
      unread = error.message;
      return null;
    }),
  ]);
  const to = targets({ web, queue, latest });
  for (const worker of ['web', 'queue'])
    if (!to[worker])
      throw new Trouble(
        [
          `${environment[worker].name} has no version before this one in Cloudflare’s list. Nothing was changed.`,
          ...(unread ? [unread] : []),
          `Release a commit that was well instead: git checkout COMMIT, npm test, npm run deploy -- ${name}`,
        ].join('\n'),
      );
  const log = { latest, unread, isOfLatest: hasRun(web, latest) };
  return toItsEnd(() => goBack(environment, { to, log, begun }, say));
}

/** Moves both workers and prints the result; returns the exit code. */
async function goBack(environment, { to, log, begun }, say) {
  const secrets = await bringBack(environment, to);
  say(`The web worker runs ${to.web} again, the queue worker ${to.queue}.`);
  if (to.isRest) say(`That ends a rollback which only the ${to.isRest} worker had taken part in.`);
  say('The same command once more would go one version further back.');
  say(`It took ${Math.round((Date.now() - begun) / 1000)} seconds.`);
  sayWhatStays(log, secrets, say);
  const { status, text } = await probe(environment, '/health', { version: to.web });
  if (status === 200) {
    say('The site answers.');
    return 0;
  }
  const found = status === 0 ? `there is no answer: ${text}` : `/health has status ${status}`;
  say(`The site does not answer well: ${found}. npm run doctor -- ${environment.name} says what is wrong.`);
  return 1;
}

/**
 * The versions to which both workers go; `isRest` names the worker that is at that version already, null
 * where neither is.
 */
function targets({ web, queue, latest }) {
  const isRest = workerThatIsBack(web, queue);
  const of = (worker, deployments) =>
    isRest === worker ? mainVersion(deployments[0]) : versionBefore(deployments, latest, worker);
  return { web: of('web', web), queue: of('queue', queue), isRest };
}

/** Returns the secrets that have changed since the versions ran, in words; throws a Trouble where a worker cannot be moved. */
async function bringBack(environment, to) {
  const workers = ['web', 'queue'].filter((worker) => worker !== to.isRest);
  const moved = await Promise.allSettled(
    workers.map((worker) => giveBack(environment[worker], to[worker], rollbackMessage(to.web))),
  );
  const failed = moved.find(({ status }) => status === 'rejected');
  if (failed)
    throw new Trouble(
      `${failed.reason.message}\nOne worker may be back and the other not: run the command again, which ends it.`,
    );
  return [...new Set(moved.flatMap(({ value }) => value.split(/,\s*/)))].filter(Boolean).join(', ');
}

/** True when the release of this log has traffic now; a secret that was set since gave its version another id. */
const hasRun = (deployments, latest) =>
  [releasedVersion(deployments), ...deployments[0].versions.map(({ id }) => id)].includes(latest?.after.web);

function sayWhatStays({ latest, unread, isOfLatest }, secrets, say) {
  say('\nWhat a rollback does not undo:');
  if (unread) say(`- migrations, if the release had any. ${unread.replaceAll('\n', '\n  ')}`);
  else if (!isOfLatest) say('- migrations: the log of the release that ran could not be found');
  else if (latest.migrations.length === 0) say('- migrations: that release had none');
  else for (const words of migrationWords(latest)) say(`- ${words}`);
  if (isOfLatest)
    say(
      `- data that the release wrote; the database can go back to ${latest.backup.bookmark}, and loses what came since.`,
    );
  if (isOfLatest && latest.backup.name)
    say(`  The backup from right before the release is ${latest.backup.name}.`);
  say('- schedules and consumers of the queues');
  say(
    secrets
      ? `- secrets that have changed since: ${secrets}. That version may have their old values: rotate one that has leaked again.`
      : '- secrets',
  );
}
