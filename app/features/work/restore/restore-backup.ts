import type { SQL } from 'drizzle-orm';

import type { Manifest } from '~/features/work/backup/backup-format';
import { readTables } from '~/features/work/backup/read-tables';

import { clearDatabase, quietTriggers } from './clear-database';
import { readReferences } from './close-gaps';
import { compareRows, type Difference } from './compare-rows';
import { loadRows, type Loaded } from './load-rows';
import { openBackup } from './open-backup';
import { rebuildDerived } from './rebuild-derived';
import { replayErasures, type ErasedRow } from './replay-erasures';
import { unfinishedTable, type BackupFiles, type Migration, type RestoreSite } from './restore-site';

export type Restore = {
  site: RestoreSite;
  files: BackupFiles;
  /** Those of this code, in order. */
  migrations: readonly Migration[];
  register: readonly ErasedRow[];
  erase: (requestId: string, now: Date) => SQL[];
  now: Date;
  say?: (line: string) => void;
};

export type Restored = Omit<Loaded, 'expected'> & {
  manifest: Manifest;
  /** An interrupted restore was cleared away first. */
  wasInterrupted: boolean;
  differences: Difference[];
  /** Migrations that came after the backup. */
  later: string[];
  erased: number;
};

/**
 * Restores a backup into an empty database. Throws `RestoreRefused` before anything is changed where it
 * cannot. When it is interrupted, the same call begins again: until the end a table marks the database as
 * unfinished, and the site's sweeps do not run.
 */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  const { site, files, migrations, now, say = () => undefined } = restore;
  const manifest = await openBackup(files, migrations);
  say(`The backup ${manifest.name} is whole: ${manifest.parts.length} parts.`);
  const wasInterrupted = await clearDatabase(site, manifest.name);
  const had = manifest.migrations.flatMap(
    (name) => migrations.find((migration) => migration.name === name) ?? [],
  );
  await site.run([migrationsTable, ...had.flatMap(migrationStatements)]);
  const triggers = await quietTriggers(site);
  say(`Made the tables as of ${manifest.schema}.`);
  const shapes = await readTables(site.read);
  const references = await readReferences(site.read);
  const { expected, ...loaded } = await loadRows({ site, files, shapes, references }, manifest.parts);
  say(`Loaded ${loaded.rows} rows.`);
  const differences = await compareRows(site.read, shapes, expected);
  say(
    differences.length === 0 ? 'Compared counts and checksums: equal.' : 'Compared: there are differences.',
  );
  const later = migrations.filter(({ name }) => !manifest.migrations.includes(name));
  await finishTables(site, { triggers, later, now });
  say('Rebuilt text indexes, counts and sets; put the triggers back.');
  const erased = await replayErasures(site, restore);
  await site.run([`drop table ${unfinishedTable}`]);
  return { manifest, wasInterrupted, differences, later: later.map(({ name }) => name), erased, ...loaded };
}

type Finish = { triggers: string[]; later: readonly Migration[]; now: Date };

/** Later migrations run with the triggers of their time; the derived tables are then filled again once. */
async function finishTables(site: RestoreSite, { triggers, later, now }: Finish) {
  let last = triggers;
  if (later.length > 0) {
    await site.run([...triggers, ...later.flatMap(migrationStatements)]);
    last = await quietTriggers(site);
  }
  await site.run(await rebuildDerived(site.read, now));
  await site.run(last);
}

/** As wrangler makes it. */
const migrationsTable = `create table d1_migrations (id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null)`;

const migrationStatements = ({ name, sql }: Migration): string[] => [
  ...sql.split('--> statement-breakpoint').map((statement) => statement.trim()),
  `insert into d1_migrations (name) values ('${name}')`,
];
