import { loadSource } from '../load-source.mjs';
import { backupFeature } from './features.mjs';
import { openLocalSite } from './local-site.mjs';

/** Takes a backup of the site under `stateDir` in this process, and leaves the row of a job that System shows; its { rows, bytes, parts }. */
export async function takeLocalBackup(stateDir, name) {
  const site = await openLocalSite(stateDir);
  const { createDatabase } = await loadSource('app/db/client.ts');
  const { takeBackup } = await backupFeature('take-backup.server.ts');
  const { deleteOldBackups } = await backupFeature('delete-old-backups.server.ts');
  const { createBackupStore } = await loadSource('app/platform/storage/backup-store.ts');
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
  const size = sizeOf(done.state);
  await noteJob(database, name, size);
  await site.close();
  return size;
}

function sizeOf({ parts }) {
  const rows = parts.flatMap((part) => part.rows).reduce((sum, [, count]) => sum + count, 0);
  return { rows, bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts: parts.length };
}

/** As the queue worker would have left it. */
const noteJob = (database, name, size) =>
  database
    .prepare(
      "INSERT INTO jobs (id, kind, input, due_at, state, result) VALUES (?, 'backup', ?, unixepoch() * 1000, 'done', ?)",
    )
    .bind(
      `backup:${name}:1`,
      JSON.stringify({ version: 1, name, step: 1 }),
      JSON.stringify({ name, isWhole: true, ...size }),
    )
    .run();
