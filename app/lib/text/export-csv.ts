import { toCsv } from './csv';

/** Without this mark spreadsheets read a text in the computer's old character set. */
const byteOrderMark = '\uFEFF';

type Export<Row, Cursor> = {
  /** Header and content of each column, in order. */
  cells: Record<string, (row: Row) => unknown>;
  /** The next rows after a cursor, null at the beginning; fewer rows than `limit` mean the end. */
  read: (cursor: Cursor | null, limit: number) => Promise<readonly Row[]>;
  cursorOf: (row: Row) => Cursor;
};

const maxExported = 10_000;
const atOnce = 500;

/** Rows as pieces of one CSV file, read while it is sent; at most 10,000 of them. */
export async function* exportCsv<Row, Cursor>({
  cells,
  read,
  cursorOf,
}: Export<Row, Cursor>): AsyncGenerator<string> {
  const columns = Object.keys(cells);
  const recordOf = (row: Row) => Object.fromEntries(columns.map((column) => [column, cells[column]?.(row)]));
  yield byteOrderMark + toCsv(columns, []);
  let cursor: Cursor | null = null;
  for (let given = 0; given < maxExported; given += atOnce) {
    const rows: readonly Row[] = await read(cursor, atOnce);
    if (rows.length > 0) yield toCsv(columns, rows.map(recordOf), { hasHead: false });
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    cursor = cursorOf(last);
  }
}
