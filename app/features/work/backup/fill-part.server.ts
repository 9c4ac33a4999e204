import {
  checksum,
  packPart,
  pictureColumns,
  picturesName,
  type BackupState,
  type Section,
} from './backup-format';
import type { BackupStore } from './backup-store';
import { firstRows, nextRows, readPage, type ReadRows, type TableShape } from './read-tables';

type Reading = {
  backups: BackupStore;
  read: ReadRows;
  tables: readonly TableShape[];
  /** Queries that this step may still make. */
  budget: { queries: number };
};

/** Characters of a part before it is compressed, and of one page of it. */
const partCharacters = 4_000_000;
const pageCharacters = 1_000_000;

/**
 * Reads on until a part is full, stores it, and returns how far the backup is then. Each attempt gives the
 * part a new name.
 */
export async function fillPart(reading: Reading, before: BackupState): Promise<BackupState> {
  const state = structuredClone(before);
  const sections: Section[] = [];
  let characters = 0;
  while (characters < partCharacters && reading.budget.queries > 0) {
    if (state.at.table === null && state.pictures.isEnd) break;
    reading.budget.queries -= 1;
    const table = reading.tables.find(({ name }) => name === state.at.table);
    const page = table ? await tablePage(reading, table, state) : await picturePage(reading, state);
    if (page.rows.length === 0) continue;
    const last = sections.at(-1);
    if (last?.table === page.table) last.rows.push(...page.rows);
    else sections.push(page);
    characters += JSON.stringify(page.rows).length;
  }
  if (sections.length === 0) return state;
  const bytes = await packPart(sections);
  const number = String(state.parts.length + 1).padStart(4, '0');
  const file = `part-${number}-${crypto.randomUUID().slice(0, 8)}.jsonl.gz`;
  await reading.backups.objects.write(`${state.name}/${file}`, bytes);
  const rows = sections.map((section): [string, number] => [section.table, section.rows.length]);
  state.parts.push({ file, bytes: bytes.length, sha256: await checksum(bytes), rows });
  return state;
}

async function tablePage({ read, tables }: Reading, table: TableShape, state: BackupState): Promise<Section> {
  const { at } = state;
  const wanted = at.rows || firstRows;
  const page = await readPage(read, table, { after: at.after, rows: wanted, characters: pageCharacters });
  const last = page.rows.at(-1);
  if (page.isEnd || !last) {
    const next = tables[tables.indexOf(table) + 1];
    state.at = { table: next?.name ?? null, after: null, rows: 0 };
  } else {
    const after = table.key.map((column) => last[table.columns.indexOf(column)] ?? null);
    state.at = { table: table.name, after, rows: nextRows(wanted, page) };
  }
  return { table: table.name, columns: table.columns, rows: page.rows };
}

async function picturePage({ backups }: Reading, state: BackupState): Promise<Section> {
  // A table that is gone since the backup began has no more rows.
  state.at.table = null;
  const { objects, isEnd } = await backups.pictures(state.pictures.after);
  state.pictures = {
    count: state.pictures.count + objects.length,
    bytes: state.pictures.bytes + objects.reduce((sum, { bytes }) => sum + bytes, 0),
    after: objects.at(-1)?.key ?? state.pictures.after,
    isEnd,
  };
  const rows = objects.map(({ key, bytes, etag }) => [key, bytes, etag]);
  return { table: picturesName, columns: pictureColumns, rows };
}
