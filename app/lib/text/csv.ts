type Row = Record<string, unknown>;

/**
 * Rows as RFC 4180 CSV, with a header or, to continue a file, without. Every cell is quoted, so that no
 * reader splits one at a separator or blank; spreadsheets cannot take a cell for a formula.
 */
export function toCsv(columns: readonly string[], rows: readonly Row[], { hasHead = true } = {}): string {
  const lines = rows.map((row) => columns.map((column) => row[column]));
  return [...(hasHead ? [columns] : []), ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * The rows of an RFC 4180 CSV text, each with the line that it begins on, counted from 1; empty lines are
 * left out. A message instead where a quote is wrong, since the cells after it cannot be separated.
 */
export function parseCsv(
  text: string,
):
  | { rows: { line: number; cells: string[] }[]; trouble?: undefined }
  | { rows?: undefined; trouble: string } {
  const rows: { line: number; cells: string[] }[] = [];
  const source = text.replace(/^\ufeff/, '');
  const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
  let line = 1;
  let row = { line, cells: [] as string[] };
  while (cellPattern.lastIndex < source.length) {
    const start = cellPattern.lastIndex;
    const match = cellPattern.exec(source);
    if (!match) return { trouble: `Line ${line} has a quote where none can be` };
    const [whole, quoted, plain = '', end] = match;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    cellPattern.lastIndex = start + whole.length;
    if (end === ',' && cellPattern.lastIndex < source.length) continue;
    if (end === ',') row.cells.push('');
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
  }
  return { rows };
}
