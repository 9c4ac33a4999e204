import { exceptRows } from '~/features/work/backup/backup-tables';
import { readPage, type ReadRows, type TableShape } from '~/features/work/backup/read-tables';
import type { Value } from '~/features/work/backup/sql-text';
import { sha256 } from '~/lib/crypto/sha256';

/** The next rows that a table must have, with the checksum of their values. */
export type Expected = { table: string; rows: number; digest: string };

export const digestOf = (rows: readonly Value[][]): Promise<string> =>
  sha256(rows.map((row) => JSON.stringify(row)).join('\n'));

const page = { rows: 5_000, characters: 4_000_000 };

export type Difference = { table: string; expected: number; found: number };

/** Reads every table and compares its rows with what was loaded, number and checksum. Returns the tables that differ. */
export async function compareRows(
  read: ReadRows,
  shapes: readonly TableShape[],
  expected: readonly Expected[],
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const counts = shapes.map(
    ({ name }) => `(select count(*) from "${name}" where ${exceptRows[name] ?? 'true'}) as "${name}"`,
  );
  const [totals] = await read(`select ${counts.join(', ')}`);
  for (const shape of shapes) {
    const sections = expected.filter(({ table }) => table === shape.name);
    const total = sections.reduce((sum, { rows }) => sum + rows, 0);
    let after: Value[] | null = null;
    let found = 0;
    let isSame = true;
    for (const section of sections) {
      const rows: Value[][] = [];
      while (rows.length < section.rows) {
        const next = await readPage(read, shape, {
          ...page,
          after,
          rows: Math.min(page.rows, section.rows - rows.length),
        });
        if (next.rows.length === 0) break;
        rows.push(...next.rows);
        after = keyOf(shape, rows.at(-1) ?? []);
      }
      found += rows.length;
      isSame &&= (await digestOf(rows)) === section.digest;
    }
    found = Math.max(found, Number(totals?.[shape.name]));
    if (!isSame || found !== total) differences.push({ table: shape.name, expected: total, found });
  }
  return differences;
}

const keyOf = ({ columns, key }: TableShape, row: readonly Value[]): Value[] =>
  key.map((column) => row[columns.indexOf(column)] ?? null);
