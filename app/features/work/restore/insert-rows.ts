import { quoted, type Value } from '~/features/work/backup/sql-text';

/** D1 takes statements of a hundred thousand bytes; a character has four at most. */
const maxBytes = 90_000;
const maxRows = 200;
const pieceLength = 20_000;
/** Texts from this length on are added in pieces where a row is too long for one statement. */
const longText = 1_000;

export type Rows = {
  table: string;
  columns: readonly string[];
  key: readonly string[];
  rows: readonly Value[][];
};

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Statements that insert the rows, each short enough for D1. */
export function insertRows({ table, columns, key, rows }: Rows): string[] {
  const head = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values`;
  const statements: string[] = [];
  let values: string[] = [];
  let bytes = 0;
  const flush = () => {
    if (values.length > 0) statements.push(`${head}\n${values.join(',\n')}`);
    [values, bytes] = [[], 0];
  };
  for (const row of rows) {
    const value = textOf(row);
    const size = bytesOf(value) + 2;
    if (values.length === maxRows || bytes + size > maxBytes) flush();
    if (size > maxBytes) {
      statements.push(...inPieces(head, { table, columns, key, row }));
      continue;
    }
    values.push(value);
    bytes += size;
  }
  flush();
  return statements;
}

const textOf = (row: readonly Value[]) => `(${row.map((value) => quoted(value)).join(', ')})`;

type OneRow = { table: string; columns: readonly string[]; key: readonly string[]; row: readonly Value[] };

function inPieces(head: string, { table, columns, key, row }: OneRow): string[] {
  const isLong = (value: Value | undefined) => typeof value === 'string' && value.length >= longText;
  const own = key
    .map((column) => `"${column}" = ${quoted(row[columns.indexOf(column)] ?? null)}`)
    .join(' and ');
  const statements = [`${head}\n${textOf(row.map((value) => (isLong(value) ? '' : value)))}`];
  for (const [index, value] of row.entries()) {
    if (!isLong(value)) continue;
    const column = `"${columns[index]}"`;
    for (const piece of pieces(value as string)) {
      statements.push(`update "${table}" set ${column} = ${column} || ${quoted(piece)} where ${own}`);
    }
  }
  return statements;
}

/** Never between the two halves of a character. */
function pieces(text: string): string[] {
  const all: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + pieceLength);
    if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '') && end < text.length) end -= 1;
    all.push(text.slice(at, end));
    at = end;
  }
  return all;
}
