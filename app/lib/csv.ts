type Row = Record<string, unknown>;

/** Rows as RFC 4180 CSV with a head, or to go on below one; no cell can be taken for a formula by a spreadsheet. */
export function toCsv(columns: readonly string[], rows: readonly Row[], { hasHead = true } = {}): string {
  const lines = rows.map((row) => columns.map((column) => row[column]));
  return [...(hasHead ? [columns] : []), ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
