import { readEnvironment } from './environment.mjs';
import { probe } from './probe.mjs';
import { findLatestRelease, listDeployments, migrationWords, shareBoth } from './releases.mjs';
import { Trouble } from './trouble.mjs';

/** Both workers to the version before, at once. Says what a rollback cannot undo. */
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
  const to = {
    web: versionBefore(web, latest, 'web'),
    queue: versionBefore(queue, latest, 'queue'),
  };
  for (const worker of ['web', 'queue'])
    if (!to[worker])
      throw new Trouble(
        `${environment[worker].name} has no version before this one in Cloudflare’s list.${unread ? `\n${unread}` : ''}`,
      );
  try {
    await shareBoth(environment, (worker) => [[to[worker], 100]], 'rolled back by a person');
  } catch (error) {
    throw new Trouble(`${error.message}\nOne worker may be back and the other not: run the command again.`);
  }
  say(`The web worker runs ${to.web} again, the queue worker ${to.queue}.`);
  say(`It took ${Math.round((Date.now() - begun) / 1000)} seconds.`);
  sayWhatStays({ latest, unread, current: web[0] }, say);
  const { status } = await probe(environment, '/health', { version: to.web });
  say(status === 200 ? 'The site answers.' : `The site does not answer well: /health has status ${status}.`);
  return status === 200 ? 0 : 1;
}

/**
 * The version that had all of the traffic before the one that has it now; in the middle of a release, the one that had all of it before
 * the release. The account lists ten deployments; beyond them the log of the newest release knows.
 */
export function versionBefore(deployments, latest, worker) {
  const [current] = deployments;
  if (!current) return null;
  const isMoving = current.versions.filter(({ percentage }) => percentage > 0).length > 1;
  const now = isMoving ? null : current.versions.find(({ percentage }) => percentage > 0)?.id;
  const whole = deployments
    .slice(1)
    .map(({ versions }) => versions.find(({ percentage }) => percentage === 100)?.id)
    .find((id) => id && id !== now);
  return whole ?? (latest?.after[worker] === now ? latest.before[worker] : null);
}

function sayWhatStays({ latest, unread, current }, say) {
  say('\nWhat a rollback does not undo:');
  const isOfLatest = current.versions.some(({ id }) => id === latest?.after.web);
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
  say('- schedules, consumers of the queues and secrets');
}
