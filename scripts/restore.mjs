/**
 * Restores a backup into an empty database: `npm run restore -- NAME --into local|staging|production [--from staging]`. NAME is
 * that of a backup in the bucket of `--from` (of `--into` without it), `latest`, or a folder with its files.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import { openDeployedSite } from './lib/backup/deployed-site.mjs';
import { restoreFeature } from './lib/backup/features.mjs';
import { listBackups } from './lib/backup/list-backups.mjs';
import { openLocalSite } from './lib/backup/local-site.mjs';
import { readRegister } from './lib/backup/register.mjs';
import { loadSource } from './lib/load-source.mjs';
import { notOneOf, places, readCommand } from './lib/operate/read-command.mjs';
import { ifStopped } from './lib/operate/stop.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { fromRoot } from './lib/places.mjs';
import { siteOptions } from './lib/server/which-site.mjs';

const {
  values: { into, from = into, state },
  words: [backup],
} = readCommand({
  usage: `Usage: npm run restore -- NAME|latest|FOLDER --into ${places.join('|')} [--from ${places.join('|')}]`,
  does: 'Restores a backup into an empty database, and compares every table with it. NAME is one of `npm run backup -- SITE --list`.',
  options: { into: { type: 'string' }, from: { type: 'string' }, state: siteOptions.state },
  findProblem: ({ into: target, from: source = target }, words) =>
    (words.length !== 1 ? 'Say one backup: its name, latest, or a folder with its files.' : null) ??
    notOneOf(target ? [target] : [], places, 'site for --into') ??
    notOneOf([source], places, 'site for --from'),
});

const again = "the same command begins it again. The site's sweeps rest until it is finished.";
let hasBegun = false;
const failure = ({ name, message }) =>
  name === 'RestoreRefused'
    ? `Not restored. ${message}`
    : hasBegun
      ? `The restore was interrupted; ${again}\n${message}`
      : `Not restored, and nothing was changed.\n${message}`;
const open = (place) => (place === 'local' ? openLocalSite(state) : openDeployedSite(place));
const target = await untilTrouble(() => open(into));
const source = from === into ? target : await untilTrouble(() => open(from));
try {
  const files = await filesOf(backup);
  // The target database has no register of erased people; the live one may have erased people since the
  // backup.
  const register = await readRegister(source, { isLive: source !== target });
  const { erasureStatements } = await loadSource('app/features/people/erasure/erasure-statements.ts');
  const { restoreBackup } = await restoreFeature('restore-backup.ts');
  const { describeRestore } = await restoreFeature('describe-restore.ts');
  const restored = await restoreBackup({
    site: { ...target.database, run },
    files,
    migrations: await migrationsOfCode(),
    register: register.rows,
    erase: erasureStatements,
    now: new Date(),
    say: console.log,
  });
  const copyCommand = `rclone copy --checksum r2:${source.pictures} r2:${target.pictures}`;
  const lines = describeRestore(restored, { into, copyCommand, registerFrom: register.from });
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = restored.differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(failure(error));
  process.exitCode = 1;
} finally {
  await source.close();
  if (target !== source) await target.close();
}

function run(statements) {
  hasBegun = true;
  ifStopped(`The restore is not whole; ${again}`);
  return target.database.run(statements);
}

async function filesOf(name) {
  const isFolder = await fs.stat(path.join(name, 'manifest.json')).catch(() => null);
  if (isFolder) {
    const read = async (file) => {
      const bytes = await fs.readFile(path.join(name, file)).catch(() => null);
      return bytes && new Uint8Array(bytes);
    };
    return { read };
  }
  if (name === 'latest') {
    const newest = (await listBackups(source)).at(-1);
    if (!newest) throw refused(`There is no backup of ${from}.`);
    return source.filesOf(newest);
  }
  const files = source.filesOf(name);
  const found = (await files.read('manifest.json')) ?? (await files.read('unfinished.json'));
  if (!found)
    throw refused(
      `There is no backup ${name} of ${from}, and no folder of this name with a manifest.json: npm run backup -- ${from} --list has those that are there.`,
    );
  return files;
}

function refused(message) {
  return Object.assign(new Error(message), { name: 'RestoreRefused' });
}

async function migrationsOfCode() {
  const folder = fromRoot('migrations');
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await fs.readFile(path.join(folder, name), 'utf8') })),
  );
}
