import type { ReadRows } from '~/features/work/backup/read-tables';
import type { Value } from '~/features/work/backup/sql-text';

/** A column that refers to a row of another table, and its effect when that row is deleted. */
export type Reference = { child: string; parent: string; field: string; target: string; onDelete: string };

/** Every reference between tables, as the schema of the database declares it. */
export async function readReferences(read: ReadRows): Promise<Reference[]> {
  const rows = await read(`select m.name as child, f."table" as parent, f."from" as field, f."to" as target,
    f.on_delete as onDelete from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and m.name not glob '_cf_*'`);
  return rows as Reference[];
}

/** The values of the rows so far that other rows may refer to. */
export type KnownRows = {
  references: readonly Reference[];
  has(parent: string, target: string, value: Value): boolean;
  add(table: string, columns: readonly string[], rows: readonly Value[][]): void;
};

/** Starts without values; only columns that a reference names are kept. */
export function createKnownRows(references: readonly Reference[]): KnownRows {
  const sets = new Map(references.map(({ parent, target }) => [`${parent}.${target}`, new Set<Value>()]));
  return {
    references,
    has: (parent, target, value) => sets.get(`${parent}.${target}`)?.has(value) ?? false,
    add(table, columns, rows) {
      for (const [index, column] of columns.entries()) {
        const set = sets.get(`${table}.${column}`);
        if (set) for (const row of rows) set.add(row[index] ?? null);
      }
    },
  };
}

type BackupRows = { table: string; columns: readonly string[]; rows: Value[][] };

/**
 * Rows that refer to a row which was deleted while the backup was taken, as that deletion would have left
 * them: without the reference, or left out where they would have been deleted too.
 */
export function closeGaps(known: KnownRows, { table, columns, rows }: BackupRows) {
  const references = known.references.filter(({ child }) => child === table);
  if (references.length === 0) return { rows, leftOut: 0, cleared: 0 };
  let cleared = 0;
  let kept = rows;
  for (const { parent, field, target, onDelete } of references) {
    const at = columns.indexOf(field);
    const isGap = ownOr(known, { table, columns, rows: kept }, { parent, target });
    const before = kept;
    if (onDelete === 'CASCADE') kept = before.filter((row) => !isGap(row[at] ?? null));
    else {
      kept = before.map((row) => (isGap(row[at] ?? null) ? row.with(at, null) : row));
      cleared += kept.filter((row, index) => row !== before[index]).length;
    }
  }
  return { rows: kept, leftOut: rows.length - kept.length, cleared };
}

/**
 * True when no row has this value: none of a loaded table and, where a table refers to itself, none of its own rows.
 */
function ownOr(known: KnownRows, own: BackupRows, { parent, target }: Pick<Reference, 'parent' | 'target'>) {
  const at = own.columns.indexOf(target);
  const values = parent === own.table ? new Set(own.rows.map((row) => row[at])) : null;
  return (value: Value) => value !== null && !(values ? values.has(value) : known.has(parent, target, value));
}
