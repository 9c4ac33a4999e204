import { getTableColumns, isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A row by the names of the schema; any value may be SQL, such as a column of what it is selected from. */
export type SelectedRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

/**
 * SQL of an `insert … select` that names the columns it writes; those left out get D1's defaults, and nobody makes their id.
 * `source` is what follows the values: FROM, WHERE, ON CONFLICT, RETURNING. Plain values are bound as their column keeps them, a Date as
 * milliseconds. For `db.run`, or for `db.all` when it returns rows; drizzle's own insert takes a select only with every column of the table.
 */
export function insertSelected<Table extends SQLiteTable>(
  table: Table,
  row: SelectedRow<Table>,
  source: SQL,
): SQL {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const cells = Object.entries(row as Record<string, unknown>).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? [{ column, value }] : [];
  });
  const names = cells.map(({ column }) => sql.identifier(column.name));
  const values = cells.map(({ column, value }) => (isSQLWrapper(value) ? value : sql.param(value, column)));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )} ${source}`;
}
