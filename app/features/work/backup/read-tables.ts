import { exceptRows, isKept, keptTables } from './backup-tables';
import { quoted, type Value } from './sql-text';

/** Runs one SELECT; SQL as text, since the same is sent to a worker's database and to wrangler. */
export type ReadRows = (sql: string) => Promise<Record<string, unknown>[]>;

export type TableShape = {
  name: string;
  /** Columns that are stored; generated ones are not. */
  columns: string[];
  /** Those of the primary key. */
  key: string[];
};

/**
 * The tables of a backup as this database has them, in the order of `keptTables`; tables that are not listed
 * there come first.
 */
export async function readTables(read: ReadRows): Promise<TableShape[]> {
  const rows = (await read(`select m.name as name, c.name as field, c.pk as place from sqlite_master m
    join pragma_table_xinfo(m.name) c where m.type = 'table' and m.name not glob '_cf_*' and c.hidden = 0
    order by m.name, c.cid`)) as { name: string; field: string; place: number }[];
  const names = [...new Set(rows.map(({ name }) => name))].filter(isKept);
  const shapes = names.map((name) => {
    const fields = rows.filter((row) => row.name === name);
    const keys = fields.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
    const columns = fields.map(({ field }) => field);
    return { name, columns, key: keys.length > 0 ? keys.map(({ field }) => field) : columns.slice(0, 1) };
  });
  return shapes.toSorted((a, b) => keptTables.indexOf(a.name) - keptTables.indexOf(b.name));
}

export type Page = {
  rows: Value[][];
  /** The table has no more rows. */
  isEnd: boolean;
  /** There were more characters than a page may have. */
  isCut: boolean;
};

/**
 * The next rows of a table after a key, by its primary key: at most `rows`, and no more than fit into `characters`, but one at
 * least.
 */
export async function readPage(
  read: ReadRows,
  { name, columns, key }: TableShape,
  { after, rows, characters }: { after: Value[] | null; rows: number; characters: number },
): Promise<Page> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const keys = key.map((column) => `"${column}"`).join(', ');
  const size = columns.map((column) => `coalesce(length("${column}"), 0)`).join(' + ');
  const conditions = [
    exceptRows[name],
    after && `(${keys}) > (${after.map((value) => quoted(value)).join(', ')})`,
  ].filter(Boolean);
  const found = await read(`select ${list}, _found from (
    select *, sum(_size) over (order by ${keys} rows unbounded preceding) - _size as _before, count(*) over () as _found from (
      select ${list}, ${size} as _size from "${name}" ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${keys} limit ${rows}))
    where _before < ${characters} order by ${keys}`);
  const total = Number(found[0]?._found ?? 0);
  return {
    rows: found.map((row) => columns.map((column) => row[column] as Value)),
    isEnd: total < rows && found.length === total,
    isCut: found.length < total,
  };
}

const maxRows = 2_000;

/** How many rows to ask for next: twice as many while they fit into a page. */
export const nextRows = (wanted: number, page: Page): number =>
  page.isCut ? Math.max(1, page.rows.length) : Math.min(maxRows, wanted * 2);

export const firstRows = 50;
