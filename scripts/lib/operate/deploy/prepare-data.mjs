import { nameBackup, requestBackup, sizeWords, waitForBackup } from '../../backup/request-backup.mjs';
import { askAccount } from '../cloudflare/ask-cloudflare.mjs';
import { ofWorker, wrangler } from '../environment.mjs';
import { ifStopped } from '../stop.mjs';
import { Trouble } from '../trouble.mjs';

/**
 * Requests a backup from the running queue worker, which takes it while the rest of the release is prepared.
 * Returns { name, maxMs }, or { name: null, reason } where none is taken.
 */
export async function askForBackup(environment, { hasReleased, backupMs }, say) {
  const reason = !hasReleased
    ? 'no release was completed before, so that no queue worker takes one'
    : backupMs === null && 'asked for by --without-backup';
  if (reason) {
    say(`No backup is taken: ${reason}.`);
    return { name: null, reason };
  }
  const name = nameBackup();
  await requestBackup(environment, name);
  say(`Asked the queue worker for the backup ${name}.`);
  return { name, maxMs: backupMs };
}

/**
 * Waits for the backup, marks the moment to which the data can go back, then applies the migrations. Returns
 * the entry for the release log: { bookmark, name, rows, bytes, parts }, without the sizes and with a
 * `reason` where there is no backup.
 */
export async function prepareData(environment, { requested, pending }, say) {
  const backup = requested.name ? await wholeBackup(environment, requested) : requested;
  if (backup.name) say(backupWords(backup));
  const { bookmark } = await askAccount(
    `/d1/database/${environment.database.id}/time_travel/bookmark`,
    'There is no moment to which the database could go back, so nothing was changed.',
  );
  say(`The database can go back to ${bookmark}.`);
  if (pending.length > 0) {
    ifStopped(
      `The site runs the version before. Each of these migrations is applied as a whole or not at all: ${pending.join(', ')}. npm run deploy -- ${environment.name} applies the rest and begins anew.`,
    );
    await wrangler(
      ['d1', 'migrations', 'apply', 'DB', '--remote', ...ofWorker(environment, environment.web)],
      'The migrations could not be applied; the site still runs the version before.',
    );
    say(`Applied ${pending.length} migrations: ${pending.at(0)} to ${pending.at(-1)}.`);
  }
  return { bookmark, ...backup };
}

async function wholeBackup(environment, { name, maxMs }) {
  try {
    const { rows, bytes, parts } = await waitForBackup(environment, name, maxMs);
    return { name, rows, bytes, parts };
  } catch (error) {
    throw new Trouble(
      [
        error.message,
        'Nothing was changed: the site runs the version before, and no migration was applied.',
        `npm run doctor -- ${environment.name} says what is wrong with jobs and queues. --backup-minutes 60 waits for longer;`,
        '--without-backup releases without one, and then only Time Travel brings data back.',
      ].join('\n'),
    );
  }
}

/** The sentence about a release's backup. */
export const backupWords = (backup) =>
  backup.name
    ? `The backup ${backup.name} is whole: ${sizeWords(backup)}.`
    : `No backup was taken: ${backup.reason}.`;
