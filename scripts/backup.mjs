/**
 * Takes a backup now: `npm run backup -- local|staging|production`. A deployed site's queue worker takes it, which this command
 * asks for and waits for; a local one is taken here. `--list` prints those that are there, the newest last; `--save FOLDER`
 * downloads the newest one, or that of `--name`, into a folder from which it can be restored.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { openDeployedSite } from './lib/backup/deployed-site.mjs';
import { backupFeature } from './lib/backup/features.mjs';
import { openLocalSite } from './lib/backup/local-site.mjs';
import { loadSource } from './lib/load-source.mjs';
import { executeOnSite, siteOptions } from './lib/server/which-site.mjs';

const askEveryMs = 5_000;
const mostMs = 60 * 60_000;
const places = ['local', 'staging', 'production'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: siteOptions.state,
    list: { type: 'boolean', default: false },
    save: { type: 'string' },
    name: { type: 'string' },
  },
});
const [place] = positionals;
if (!places.includes(place)) {
  console.error(`Usage: npm run backup -- ${places.join('|')} [--list | --save FOLDER [--name NAME]]`);
  process.exit(2);
}

async function withSite(task) {
  const site = await (place === 'local' ? openLocalSite(values.state) : openDeployedSite(place));
  const index = await site.index();
  await task(site, index ? JSON.parse(new TextDecoder().decode(index)).backups : []);
  await site.close();
}

const list = () =>
  withSite((_, names) =>
    console.log(names.length > 0 ? names.join('\n') : `There is no backup of ${place}.`),
  );

const save = (folder) =>
  withSite(async (site, names) => {
    const name = values.name ?? names.at(-1);
    const files = site.filesOf(name);
    const manifest = name && (await files.read('manifest.json'));
    if (!manifest) throw new Error(`There is no backup ${name ?? ''} of ${place}.`);
    await fs.mkdir(folder, { recursive: true });
    const { parts } = JSON.parse(new TextDecoder().decode(manifest));
    for (const { file } of parts) await fs.writeFile(path.join(folder, file), await files.read(file));
    // Last, so that a folder without it is not whole.
    await fs.writeFile(path.join(folder, 'manifest.json'), manifest);
    console.log(`Saved the backup ${name} of ${place} in ${folder}.`);
  });

async function takeHere(name) {
  const site = await openLocalSite(values.state);
  const { createDatabase } = await loadSource('app', 'db', 'client.ts');
  const { takeBackup } = await backupFeature('take-backup.server.ts');
  const { deleteOldBackups } = await backupFeature('delete-old-backups.server.ts');
  const { createBackupStore } = await loadSource('app', 'platform', 'storage', 'backup-store.ts');
  const { DB: database, MEDIA: media, BACKUPS: backups } = site.env;
  const deps = {
    db: createDatabase(database),
    clock: { now: () => new Date() },
    backups: createBackupStore({ backups, media, database, environment: 'local' }),
  };
  let done;
  do done = await takeBackup(deps, { name });
  while (!done.isWhole);
  await deleteOldBackups(deps);
  await site.close();
  return sizeOf(done.state);
}

function sizeOf({ parts }) {
  const rows = parts.flatMap((part) => part.rows).reduce((sum, [, count]) => sum + count, 0);
  return { rows, bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts: parts.length };
}

/** The row of a job: the site's sweep announces it within a minute, and each step asks for the next one. */
async function ask(name) {
  const site = { env: place, remote: true };
  const input = JSON.stringify({ version: 1, name, step: 1 });
  await executeOnSite(
    site,
    `INSERT INTO jobs (id, kind, input, due_at) VALUES ('backup:${name}:1', 'backup', '${input}', unixepoch() * 1000)`,
    'The backup could not be asked for.',
  );
  console.log(`Asked the queue worker of ${place} for the backup ${name}; it begins within a minute.`);
  for (const begun = Date.now(); Date.now() - begun < mostMs; await pause(askEveryMs)) {
    const [job] = await executeOnSite(
      site,
      `SELECT state, error, result FROM jobs WHERE id >= 'backup:${name}:' AND id < 'backup:${name};'
        ORDER BY length(id) DESC, id DESC LIMIT 1`,
      'How far the backup is could not be read.',
    );
    const result = job?.result ? JSON.parse(job.result) : null;
    if (result?.isWhole) return result;
    if (job && !['waiting', 'running', 'done'].includes(job.state)) {
      console.error(`The backup has ${job.state}: ${job.error}`);
      process.exit(1);
    }
  }
  console.error(`The backup is not whole after an hour. Is the queue worker of ${place} deployed?`);
  process.exit(1);
}

if (values.list) await list();
else if (values.save) await save(values.save);
else {
  const now = new Date().toISOString();
  const name = `${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(':', '')}`;
  const { rows, bytes, parts } = await (place === 'local' ? takeHere(name) : ask(name));
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`The backup ${name} of ${place} is whole: ${rows} rows in ${parts} parts, ${size}.`);
}
