import { describe, expect, it } from 'vitest';

import { planImport } from '~/features/content/redirects/csv/plan-import';
import { maxImportLines, readImport } from '~/features/content/redirects/csv/redirect-csv';
import { parseCsv, toCsv } from '~/lib/text/csv';

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

  it('accepts any line ends, and reports where a quote is wrong', () => {
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
  it('reports the effect of each line', () => {
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

  it('refuses loops and chains with stored redirects', () => {
    expect(outcomes('from,to\n/b,/c', [entry('/a', '/b')])).toEqual([
      'refused: The redirect from /a leads to /b: point it on as well',
    ]);
    expect(outcomes('from,to\n/x,/y', [entry('/y', '/z')])).toEqual([
      'refused: /y is itself redirected to /z: lead to /z instead',
    ]);
  });

  it('refuses circles and chains among its own lines, all of them, and names the lines', () => {
    expect(outcomes('from,to\n/a,/b\n/b,/a')).toEqual([
      'refused: This would go round in a circle: /a → /b → /a (line 3)',
      'refused: This would go round in a circle: /b → /a → /b (line 2)',
    ]);
    const chain = [
      'refused: /b is itself redirected to /c: lead to /c instead (line 3)',
      'refused: The redirect from /a leads to /b: point it on as well (line 2)',
    ];
    expect(outcomes('from,to\n/a,/b\n/b,/c')).toEqual(chain);
    expect(outcomes('from,to\n/b,/c\n/a,/b')).toEqual([
      'refused: The redirect from /a leads to /b: point it on as well (line 3)',
      'refused: /b is itself redirected to /c: lead to /c instead (line 2)',
    ]);
    expect(outcomes('from,to\n/a,/b\n/b,/c\n/c,/a\n/x,/a')).toEqual([
      'refused: This would go round in a circle: /a → /b → /c → /a (lines 3 and 4)',
      'refused: This would go round in a circle: /b → /c → /a → /b (lines 4 and 2)',
      'refused: This would go round in a circle: /c → /a → /b → /c (lines 2 and 3)',
      'refused: /a already goes round in a circle: mend that redirect first (lines 2, 3 and 4)',
    ]);
    expect(outcomes('from,to\n/a,/b\n/b,/c', [entry('/b', '/c')])).toEqual([
      'refused: /b is itself redirected to /c: lead to /c instead',
      'unchanged',
    ]);
  });

  it('judges its lines in the table as the file leaves it, whatever their order', () => {
    const stored = [entry('/a', '/b')];
    expect(outcomes('from,to\n/a,/c\n/b,/c', stored)).toEqual(['changed', 'created']);
    expect(outcomes('from,to\n/b,/c\n/a,/c', stored)).toEqual(['created', 'changed']);
    expect(outcomes('from,to,active\n/x,/a,\n/a,/b,no', stored)).toEqual(['created', 'changed']);
  });

  it('counts on no line that is refused', () => {
    const about = new Map([['/b', 'the page “About”']]);
    expect(outcomes('from,to\n/a,/b\n/b,/c', [], about)).toEqual([
      'created',
      'refused: /b is the address of the page “About”',
    ]);
    expect(outcomes('from,to\n/b,/c\n/a,/d\n/d,/e', [entry('/a', '/b')])).toEqual([
      'refused: The redirect from /a leads to /b: point it on as well',
      'refused: /d is itself redirected to /e: lead to /e instead (line 4)',
      'refused: The redirect from /a leads to /d: point it on as well (line 3)',
    ]);
  });

  it('is planned in few steps and words when it is one long circle', () => {
    const circle = (size: number) => {
      const lines = Array.from({ length: size }, (_, at) => `/${at},/${(at + 1) % size}`);
      return outcomes(`from,to\n${lines.join('\n')}`);
    };
    expect(circle(20)[0]).toBe(
      'refused: This would go round in a circle: /0 → /1 → /2 → /3 → … → /17 → /18 → /19 → /0 (lines 3, 4, 5, 6, 7 and 14 more)',
    );
    expect(circle(maxImportLines)[0]).toBe(
      'refused: /1 already goes round in a circle: mend that redirect first (lines 3, 4, 5, 6, 7 and 95 more)',
    );
  });

  it('needs a head, lines and not too many of them', () => {
    expect(outcomes('a,b\n/x,/y')).toMatch(/must name the columns/);
    expect(outcomes('')).toMatch(/must name the columns/);
    expect(outcomes('from,to')).toMatch(/no lines/);
    expect(outcomes(`from,to\n${'/x,/y\n'.repeat(maxImportLines + 1)}`)).toMatch(/2,000 lines at most/);
  });
});
