import { getTableColumns, is, isSQLWrapper, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A row by the names of the schema; any value may be SQL, such as a column of what it is selected from. */
export type SelectedRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

/**
 * The SELECT for `db.insert(table).select(…)`, which wants every column in the order of the table: plain values as their column
 * keeps them, a Date as milliseconds; for what is left out the schema's default, else null. An id that is text has to be given.
 * `source` is what follows the values, FROM and WHERE; before ON CONFLICT it must have a WHERE.
 */
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
