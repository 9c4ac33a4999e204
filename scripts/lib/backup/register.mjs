import { parseStored } from '../operate/parse-stored.mjs';
import { Trouble } from '../operate/trouble.mjs';
import { backupFeature } from './features.mjs';
import { listBackups } from './list-backups.mjs';

const atOnce = 5_000;

/**
 * The present register of erased rows: from the live database where it can be read, and from the newest
 * backup. Returns { rows: [kind, id, time], from: words for the report }.
 */
export async function readRegister(site, { isLive }) {
  const [live, backup] = [isLive ? await ofDatabase(site) : null, await ofNewestBackup(site)];
  const from = [
    live && `the database of ${site.environment}`,
    backup.name && `the backup ${backup.name}`,
  ].filter(Boolean);
  const known = from.join(' and ') || 'this backup only';
  return {
    rows: [...(live ?? []), ...backup.rows],
    from:
      backup.damaged && !live
        ? `${known}: ${backup.damaged} is damaged, and who was erased later is not known`
        : known,
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

/**
 * The register in the newest backup that can be read: { name, rows, damaged }; `name` is null where there is none, `damaged` names what is
 * newer and cannot be read, so that one damaged file does not keep an older backup from being restored.
 */
async function ofNewestBackup(site) {
  let damaged = null;
  const names = await listBackups(site).catch((error) => {
    if (!error.isDamaged) throw error;
    damaged = 'the list of the backups';
    return [];
  });
  for (const name of names.toReversed()) {
    const rows = await registerIn(site.filesOf(name), name);
    if (rows) return { name, rows, damaged };
    damaged ??= `the backup ${name}`;
  }
  return { name: null, rows: [], damaged };
}

/** Returns null for a backup that is damaged; throws a Trouble while Cloudflare fails. */
async function registerIn(files, name) {
  try {
    const manifest = parseStored(await files.read('manifest.json'), `The manifest of ${name}`);
    const parts = manifest?.parts.filter(({ rows }) => rows.some(([table]) => table === 'erased_rows'));
    const rows = [];
    for (const { file } of parts) rows.push(...(await erasedIn(await files.read(file))));
    return rows;
  } catch (error) {
    if (error instanceof Trouble && !error.isDamaged) throw error;
    return null;
  }
}

async function erasedIn(part) {
  const { unpackPart } = await backupFeature('backup-format.ts');
  const sections = await unpackPart(part);
  return sections
    .filter(({ table }) => table === 'erased_rows')
    .flatMap(({ columns, rows }) => {
      const at = ['kind', 'row_id', 'erased_at'].map((column) => columns.indexOf(column));
      return rows.map((values) => at.map((place) => values[place]));
    });
}
