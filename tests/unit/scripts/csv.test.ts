import { describe, expect, it } from 'vitest';

import { toCsv } from '../../../scripts/lib/csv.mjs';

describe('CSV', () => {
  it('quotes every cell', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          { a: 'plain', b: 'with "quotes", commas\nand lines' },
          { a: null, b: 3 },
        ],
      ),
    ).toBe('"a","b"\r\n"plain","with ""quotes"", commas\nand lines"\r\n"","3"\r\n');
  });

  it.each(['=1+1', '+61 8', '-2', '@sum', '\tx', '\rx'])('lets no spreadsheet run %j', (value) => {
    expect(
      toCsv(['a'], [{ a: value }])
        .split('\r\n')
        .slice(1)
        .join(''),
    ).toMatch(/^"'/);
  });
});
