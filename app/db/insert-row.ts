import { getTableColumns, is, isSQLWrapper, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from './client';

/** A row by the names of the schema; any value may be SQL, such as a column of its source. */
export type SelectedRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

/**
 * Statement that inserts one row for each row that `source` (FROM and WHERE) finds. Plain values are bound in
 * the form that their column stores; an omitted column gets the schema's default, else null. A text id has to
 * be given. Before an `onConflict…` the source needs a WHERE.
 */
export function insertRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: SelectedRow<Table>,
  source: SQL,
) {
  return db.insert(table).select(selectRow(table, row, source));
}

/** The same as SQL for `db.insert(table).select(…)`, which wants every column in the order of the table. */
export function selectRow<Table extends SQLiteTable>(
  table: Table,
  row: SelectedRow<Table>,
  source: SQL,
): SQL {
  const given = row as Record<string, unknown>;
  const values = Object.entries<SQLiteColumn>(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([name, column]) => valueOf(column, given[name]));
  return sql`select ${sql.join(values, sql`, `)} ${source}`;
}

/** D1 binds every number as a float, and a SELECT does not convert it to an integer. */
function valueOf(column: SQLiteColumn, given: unknown): SQL {
  const value = given === undefined ? column.default : given;
  if (is(value, SQL)) return value;
  if (isSQLWrapper(value)) return sql`${value}`;
  if (value === undefined || value === null) return sql`null`;
  const bound = sql.param(value, column);
  return column.getSQLType() === 'integer' ? sql`cast(${bound} as integer)` : sql`${bound}`;
}
