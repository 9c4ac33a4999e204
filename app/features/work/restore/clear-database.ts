import { filledByItself, isKept, keptTables } from '~/features/work/backup/backup-tables';
import type { ReadRows } from '~/features/work/backup/read-tables';

import { RestoreRefused, unfinishedTable, type RestoreSite } from './restore-site';

type Thing = { type: string; name: string; sql: string };

const thingsOf = async (read: ReadRows) =>
  (await read(`select type, name, sql from sqlite_master
    where type in ('table', 'view', 'trigger') and name not glob '_cf_*' order by name`)) as Thing[];

/**
 * Begins a restore in an empty database: removes every table, so that migrations begin again. Throws
 * `RestoreRefused` for a database with stored data; data of an interrupted restore is removed. Returns
 * whether there was an interrupted restore.
 */
export async function clearDatabase(site: RestoreSite, backup: string): Promise<boolean> {
  const things = await thingsOf(site.read);
  const tables = things.filter(({ type }) => type === 'table');
  const isAgain = tables.some(({ name }) => name === unfinishedTable);
  if (!isAgain) await refuseUnlessEmpty(site.read, tables);
  const isVirtual = ({ sql }: Thing) => /^create virtual/i.test(sql);
  const virtual = tables.filter(isVirtual).map(({ name }) => name);
  const plain = tables
    .map(({ name }) => name)
    .filter((name) => !virtual.some((index) => name === index || name.startsWith(`${index}_`)))
    .filter((name) => !name.startsWith('sqlite_') && name !== unfinishedTable)
    .toSorted((a, b) => keptTables.indexOf(a) - keptTables.indexOf(b));
  const drop = (type: string) => (name: string) => `drop ${type} "${name}"`;
  const named = (type: string) => things.filter((thing) => thing.type === type).map(({ name }) => name);
  await site.run([
    `create table if not exists ${unfinishedTable} (backup text not null)`,
    `insert into ${unfinishedTable} (backup) values ('${backup}')`,
    ...named('trigger').map(drop('trigger')),
    ...named('view').map(drop('view')),
    // A text index's list of words goes before the index.
    ...virtual.toSorted((a, b) => b.length - a.length).map(drop('table')),
    ...plain.map(drop('table')),
    ...(tables.some(({ name }) => name === 'sqlite_sequence') ? ['delete from sqlite_sequence'] : []),
  ]);
  return isAgain;
}

async function refuseUnlessEmpty(read: ReadRows, tables: readonly Thing[]) {
  const names = tables
    .map(({ name }) => name)
    .filter((name) => isKept(name) && !filledByItself.includes(name));
  if (names.length === 0) return;
  const [filled] = await read(
    `select ${names.map((name) => `exists(select 1 from "${name}") as "${name}"`).join(', ')}`,
  );
  const full = names.find((name) => filled?.[name] === 1);
  if (full) {
    throw new RestoreRefused(
      `The database is not empty: ${full} has rows. A restore goes into an empty database only, and changes nothing else.`,
    );
  }
}

/** Drops the triggers and returns the statements that create them again. */
export async function quietTriggers(site: RestoreSite): Promise<string[]> {
  const triggers = (await thingsOf(site.read)).filter(({ type }) => type === 'trigger');
  await site.run(triggers.map(({ name }) => `drop trigger "${name}"`));
  return triggers.map(({ sql }) => sql);
}
