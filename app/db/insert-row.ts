import { getTableColumns, is, isSQLWrapper, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from './client';

/** A row by the names of the schema; any value may be SQL, such as a column of what it is selected from. */
export type SelectedRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

/**
 * Statement that inserts a row of which `source`, FROM and WHERE, gives the values or says whether it is written: one for each
 * row that it finds. Plain values are bound as their column keeps them; what is left out gets the schema's default, else null.
 * An id that is text has to be given, and before an `onConflict…` the source needs a WHERE.
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

/** D1 binds every number as a float, and nothing of a SELECT makes it whole. */
function valueOf(column: SQLiteColumn, given: unknown): SQL {
  const value = given === undefined ? column.default : given;
  if (is(value, SQL)) return value;
  if (isSQLWrapper(value)) return sql`${value}`;
  if (value === undefined || value === null) return sql`null`;
  const bound = sql.param(value, column);
  return column.getSQLType() === 'integer' ? sql`cast(${bound} as integer)` : sql`${bound}`;
}
