/**
 * Takes a backup now: `npm run backup -- local|staging|production`. For a deployed site, this command
 * requests it from the queue worker and waits; a local backup is taken in this process. `--list` prints the
 * existing backups, the newest last; `--save FOLDER` downloads the newest one, or that of `--name`, into a
 * folder from which it can be restored.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import { openDeployedSite } from './lib/backup/deployed-site.mjs';
import { openLocalSite } from './lib/backup/local-site.mjs';
import { listBackups } from './lib/backup/list-backups.mjs';
import { nameBackup, requestBackup, sizeWords, waitForBackup } from './lib/backup/request-backup.mjs';
import { takeLocalBackup } from './lib/backup/take-local-backup.mjs';
import { parseStored } from './lib/operate/parse-stored.mjs';
import { readEnvironment } from './lib/operate/environment.mjs';
import { notOneOf, places, readCommand } from './lib/operate/read-command.mjs';
import { ifStopped } from './lib/operate/stop.mjs';
import { Trouble, untilTrouble } from './lib/operate/trouble.mjs';
import { siteOptions } from './lib/server/which-site.mjs';

const maxMs = 60 * 60_000;

const {
  values,
  words: [place],
} = readCommand({
  usage: `Usage: npm run backup -- ${places.join('|')} [--list | --save FOLDER [--name NAME]]`,
  does: 'Takes a backup now and waits until it is whole. --list prints those that are there; --save downloads one into a folder.',
  options: {
    state: siteOptions.state,
    list: { type: 'boolean', default: false },
    save: { type: 'string' },
    name: { type: 'string' },
  },
  findProblem: ({ name, save: folder, list: isList }, words) =>
    notOneOf(words, places, 'site') ??
    (isList && folder !== undefined ? 'Say --list or --save, not both.' : null) ??
    (name && folder === undefined ? '--name says which backup --save downloads.' : null),
});

async function withSite(task) {
  const site = await (place === 'local' ? openLocalSite(values.state) : openDeployedSite(place));
  try {
    await task(site, await listBackups(site));
  } finally {
    await site.close();
  }
}

const list = () =>
  withSite((_, names) =>
    console.log(names.length > 0 ? names.join('\n') : `There is no backup of ${place}.`),
  );

const save = (folder) =>
  withSite(async (site, names) => {
    const name = values.name ?? names.at(-1);
    const manifest = name && (await site.filesOf(name).read('manifest.json'));
    if (!manifest)
      throw new Trouble(
        `There is no ${name ? `backup ${name}` : 'backup'} of ${place}: npm run backup -- ${place} --list has those that are there.`,
      );
    await fs.mkdir(folder, { recursive: true });
    const { parts } = parseStored(manifest, `The manifest of ${name}`);
    for (const { file } of parts) {
      const bytes = await site.filesOf(name).read(file);
      if (!bytes) throw new Trouble(`The backup ${name} of ${place} lacks ${file}.`);
      await fs.writeFile(path.join(folder, file), bytes);
    }
    // Last, so that a folder without it is recognised as incomplete.
    await fs.writeFile(path.join(folder, 'manifest.json'), manifest);
    console.log(`Saved the backup ${name} of ${place} in ${folder}.`);
  });

/** The size of the backup that the queue worker takes. */
async function takeThere(name) {
  const environment = await readEnvironment(place);
  await requestBackup(environment, name);
  ifStopped(
    `The queue worker goes on with the backup ${name}: npm run backup -- ${place} --list has it when it is whole.`,
  );
  console.log(`Asked the queue worker of ${place} for the backup ${name}; it begins within a minute.`);
  return waitForBackup(environment, name, maxMs);
}

async function take() {
  const name = nameBackup();
  const size = await (place === 'local' ? takeLocalBackup(values.state, name) : takeThere(name));
  console.log(`The backup ${name} of ${place} is whole: ${sizeWords(size)}.`);
}

await untilTrouble(() => (values.list ? list() : values.save ? save(values.save) : take()));
