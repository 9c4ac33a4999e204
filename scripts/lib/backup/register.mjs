import { Trouble } from '../operate/trouble.mjs';
import { backupFeature } from './features.mjs';

const atOnce = 5_000;

/**
 * The present register of erased rows: from the live database where it can be read, and from the newest
 * backup. Returns { rows: [kind, id, time], from: words for the report }.
 */
export async function readRegister(site, { isLive }) {
  const [live, backup] = [isLive ? await ofDatabase(site) : null, await ofNewestBackup(site)];
  const from = [live && `the database of ${site.environment}`, backup && `the backup ${backup.name}`].filter(
    Boolean,
  );
  return {
    rows: [...(live ?? []), ...(backup?.rows ?? [])],
    from: from.join(' and ') || 'this backup only',
  };
}

async function ofDatabase({ database }) {
  const rows = [];
  try {
    for (;;) {
      const page = await database.read(
        `select kind, row_id, erased_at from erased_rows order by kind, row_id limit ${atOnce} offset ${rows.length}`,
      );
      rows.push(...page.map((row) => [row.kind, row.row_id, row.erased_at]));
      if (page.length < atOnce) return rows;
    }
  } catch (error) {
    // The database is gone, or has no tables: the newest backup has the register then. While Cloudflare fails
    // the register is unknown.
    if (error instanceof Trouble && !(error.status < 500)) throw error;
    return null;
  }
}

async function ofNewestBackup(site) {
  const index = await site.index();
  const name = index && JSON.parse(new TextDecoder().decode(index)).backups.at(-1);
  if (!name) return null;
  const { unpackPart } = await backupFeature('backup-format.ts');
  const files = site.filesOf(name);
  const manifest = JSON.parse(new TextDecoder().decode(await files.read('manifest.json')));
  const rows = [];
  for (const { file, rows: tables } of manifest.parts) {
    if (!tables.some(([table]) => table === 'erased_rows')) continue;
    const sections = await unpackPart(await files.read(file));
    for (const { table, columns, rows: values } of sections) {
      if (table !== 'erased_rows') continue;
      const at = ['kind', 'row_id', 'erased_at'].map((column) => columns.indexOf(column));
      rows.push(...values.map((value) => at.map((place) => value[place])));
    }
  }
  return { name, rows };
}
