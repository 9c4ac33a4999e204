import {
  picturesName,
  unpackPart,
  type BackupPart,
  type Section,
} from '~/features/work/backup/backup-format';
import type { TableShape } from '~/features/work/backup/read-tables';
import type { Value } from '~/features/work/backup/sql-text';

import { closeGaps, createKnownRows, type KnownRows, type Reference } from './close-gaps';
import { digestOf, type Expected } from './compare-rows';
import { insertRows } from './insert-rows';
import { RestoreRefused, type BackupFiles, type RestoreSite } from './restore-site';

export type Loaded = {
  /** The rows that the database must have afterwards, each table's in the order of its keys. */
  expected: Expected[];
  rows: number;
  pictures: number;
  /**
   * Rows left out, and references cleared, since the row they referred to was deleted while the backup was
   * taken.
   */
  leftOut: number;
  cleared: number;
};

type Loading = {
  site: RestoreSite;
  files: BackupFiles;
  shapes: readonly TableShape[];
  references: readonly Reference[];
};

/** A restored job, such as a mail, may have been done since the backup: an admin decides about it. */
const notAgain = 'Restored from a backup: it may have been done since.';

/**
 * Loads the parts from the last to the first, since a backup reads a row before the rows that it refers to.
 * `parts` are checked already.
 */
export async function loadRows(loading: Loading, parts: readonly BackupPart[]): Promise<Loaded> {
  const loaded: Loaded = { expected: [], rows: 0, pictures: 0, leftOut: 0, cleared: 0 };
  const known = createKnownRows(loading.references);
  let whole: Section | null = null;
  const flush = async () => {
    if (whole) await loadSection(loading, known, loaded, whole);
    whole = null;
  };
  for (const { file, rows } of parts.toReversed()) {
    const content = await loading.files.read(file);
    const sections = content ? await unpackPart(content) : [];
    const counts = sections.map((section) => [section.table, section.rows.length]);
    if (JSON.stringify(counts) !== JSON.stringify(rows)) {
      throw new RestoreRefused(`The backup is damaged: ${file} has other rows than its manifest says.`);
    }
    for (const section of sections.toReversed()) {
      if (section.table === picturesName) {
        loaded.pictures += section.rows.length;
      } else if (whole && (whole as Section).table === section.table) {
        (whole as Section).rows.unshift(...section.rows);
      } else {
        await flush();
        // A row that refers to another row of its table needs all of them.
        if (pointsAtItself(loading, section.table)) whole = section;
        else await loadSection(loading, known, loaded, section);
      }
    }
  }
  await flush();
  return loaded;
}

const pointsAtItself = ({ references }: Loading, table: string) =>
  references.some(({ child, parent }) => child === table && parent === table);

async function loadSection({ site, shapes }: Loading, known: KnownRows, loaded: Loaded, section: Section) {
  const { table, columns } = section;
  const shape = shapes.find(({ name }) => name === table);
  if (!shape) throw new Error(`The migrations of the backup have no table ${table}.`);
  const settled = table === 'jobs' ? section.rows.map((row) => settle(columns, row)) : section.rows;
  const { rows, leftOut, cleared } = closeGaps(known, { table, columns, rows: settled });
  known.add(table, columns, rows);
  await site.run(
    insertRows({ table, columns, key: shape.key, rows: parentsFirst(known, table, columns, rows) }),
  );
  loaded.rows += rows.length;
  loaded.leftOut += leftOut;
  loaded.cleared += cleared;
  loaded.expected.unshift({
    table,
    rows: rows.length,
    digest: await digestOf(inOrder(shape, columns, rows)),
  });
}

/** The values in the order of the table's columns. */
const inOrder = ({ columns }: TableShape, ownColumns: readonly string[], rows: readonly Value[][]) =>
  rows.map((row) => columns.map((column) => row[ownColumns.indexOf(column)] ?? null));

function settle(columns: readonly string[], row: Value[]): Value[] {
  const at = (column: string) => columns.indexOf(column);
  if (row[at('state')] !== 'waiting' && row[at('state')] !== 'running') return row;
  const settled = [...row];
  settled[at('state')] = 'unknown';
  settled[at('error')] = notAgain;
  settled[at('lease_until')] = null;
  return settled;
}

function parentsFirst(
  known: KnownRows,
  table: string,
  columns: readonly string[],
  rows: Value[][],
): Value[][] {
  const own = known.references.find(({ child, parent }) => child === table && parent === table);
  if (!own) return rows;
  const [from, to] = [columns.indexOf(own.field), columns.indexOf(own.target)];
  const placed = new Set<Value | undefined>([null]);
  const ordered: Value[][] = [];
  let rest = rows;
  while (rest.length > 0) {
    const ready = rest.filter((row) => placed.has(row[from]));
    if (ready.length === 0) throw new Error(`Rows of ${table} point at each other in a circle.`);
    for (const row of ready) placed.add(row[to]);
    ordered.push(...ready);
    rest = rest.filter((row) => !ready.includes(row));
  }
  return ordered;
}
