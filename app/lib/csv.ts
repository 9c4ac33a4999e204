type Row = Record<string, unknown>;

/** Rows as RFC 4180 CSV with a head; no cell can be taken for a formula by a spreadsheet. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  return csvLine(columns) + rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
}

/** One row of it, line end included. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
