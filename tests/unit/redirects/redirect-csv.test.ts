import { describe, expect, it } from 'vitest';

import { mostImportLines, planImport, readImport } from '~/features/redirects/redirect-csv';
import { parseCsv, toCsv } from '~/lib/csv';

const origin = 'https://stay.example';
const entry = (from: string, to: string, isActive = true) => ({ from, to, status: 301, isActive });

function outcomes(
  text: string,
  stored = [] as ReturnType<typeof entry>[],
  occupants = new Map<string, string>(),
) {
  const { lines, trouble } = readImport(text, origin);
  if (trouble !== undefined) return trouble;
  return planImport(lines, stored, occupants).lines.map(({ outcome, why }) =>
    why ? `${outcome}: ${why}` : outcome,
  );
}

describe('CSV', () => {
  it('reads back what it wrote', () => {
    const rows = [
      { a: 'x,y', b: 'say "so"\nthere' },
      { a: '', b: '1' },
    ];
    const { rows: read } = parseCsv(`\ufeff${toCsv(['a', 'b'], rows)}`);
    expect(read?.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b'],
      [2, 'x,y', 'say "so"\nthere'],
      [4, '', '1'],
    ]);
  });

  it('takes any line ends, and says where a quote is wrong', () => {
    expect(parseCsv('a,b\r1,2\n\n3,').rows?.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ]);
    expect(parseCsv('a\n"x"y').trouble).toBe('Line 2 has a quote where none can be');
    expect(parseCsv('a\n"x').trouble).toMatch(/Line 2/);
  });
});

describe('an import of redirects', () => {
  it('says of each line what it would do', () => {
    const stored = [entry('/same', '/x'), entry('/other', '/x'), entry('/off', '/x', false)];
    const text =
      'from,to,status,active\n/first,/x,302,\n/same,/x,,\n/other,/y,301,yes\n/off,/x,301,false\n/off,/x,301,true\nnot,/x,,\n/bad,/x,404,\n/odd,/x,,maybe\n/about,/x,,';
    expect(outcomes(text, stored, new Map([['/about', 'the page “About”']]))).toEqual([
      'created',
      'unchanged',
      'changed',
      'unchanged',
      'refused: Line 5 has this old path already',
      'refused: The old path must start with /',
      'refused: The status must be one of 301, 302, 303, 307, 308',
      'refused: Active must be true or false',
      'refused: /about is the address of the page “About”',
    ]);
  });

  it('refuses circles and chains with what is stored and with lines before', () => {
    expect(outcomes('from,to\n/a,/b\n/b,/a\n/b,/c\n/x,/a', [entry('/y', '/z')])).toEqual([
      'created',
      'refused: This would go round in a circle: /b → /a → /b',
      'refused: Line 3 has this old path already',
      'refused: /a is itself redirected to /b: lead to /b instead',
    ]);
    expect(outcomes('from,to\n/b,/c', [entry('/a', '/b')])).toEqual([
      'refused: The redirect from /a leads to /b: point it on as well',
    ]);
    expect(outcomes('from,to\n/a,/c\n/b,/c', [entry('/a', '/b')])).toEqual(['changed', 'created']);
  });

  it('needs a head, lines and not too many of them', () => {
    expect(outcomes('a,b\n/x,/y')).toMatch(/must name the columns/);
    expect(outcomes('')).toMatch(/must name the columns/);
    expect(outcomes('from,to')).toMatch(/no lines/);
    expect(outcomes(`from,to\n${'/x,/y\n'.repeat(mostImportLines + 1)}`)).toMatch(/2,000 lines at most/);
  });
});
