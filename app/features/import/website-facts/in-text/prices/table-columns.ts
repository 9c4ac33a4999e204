import { isTag, type Element } from 'domhandler';

import { textOf } from '~/features/import/crawling/markup/elements-of';

import { moneyIn } from '~/features/import/website-facts/values/money-in';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';

/**
 * The unit of each sum in a table's row, in their order: 'people' is the room when that many sleep in it; null where
 * the column does not say.
 */
export type UnitOfSum = 'night' | 'people' | 'other';
export type RowKinds = readonly (UnitOfSum | null)[];

/** Limits per page and table. */
const max = { tables: 20, rows: 80, cells: 20, words: 120 };

const isNightly = /(?<!(?:\d{2}|[02-9])\s?)\b(nights?|nightly|nacht|notte|noche|noite|nuit)\b/i;
const isOtherwise =
  /\b(week(ly|s)?|fortnight|month(ly)?|woche|semana|settimana|semaine|mes|monat|extra|additional|adult|child(ren)?|infant|person(?:ne|a|e|en)?|pers|kind(?:er)?|bambini|enfants?|niños|jede weitere|total|bond|deposit|cleaning|breakfast|pets?|dogs?|[2-9]\s?(nights?|nächte|notti|nächten|noches|nuits))\b/i;

/** The words of a cell, with a space for each line break. */
const wordsOf = (cell: Element) => {
  const parts = cell.children.some((part) => isTag(part) && part.name === 'br')
    ? cell.children.map((part) => (isTag(part) ? ` ${textOf(part)} ` : 'data' in part ? part.data : ' '))
    : [textOf(cell)];
  return plain(parts.join(''));
};

const ofPeople =
  /^(?:[12]|one|two|single|double)\s?(?:persons?|people|pax|adults?|guests?)$|^(?:singles?|doubles?)$/i;

/** The rows of a page's tables that have sums, by their words; headings over several columns and rows count for all of them. */
export function rowsOfTables({ elements }: PageDocument): ReadonlyMap<string, RowKinds> {
  const found = new Map<string, RowKinds>();
  for (const table of elements.filter(({ name }) => name === 'table').slice(0, max.tables)) {
    const headings: string[] = [];
    const below: number[] = [];
    for (const row of rowsOf(table).slice(0, max.rows)) {
      const cells = cellsOf(row, below);
      const sums = cells.map(({ words }) => moneyIn(words).length);
      if (sums.every((count) => count === 0)) {
        for (const { words, column, span } of cells)
          for (let at = column; at < column + span; at += 1)
            headings[at] = `${headings[at] ?? ''} ${words}`.trim();
        continue;
      }
      const ofRow = sums[0] === 0 ? kindOfRow(cells[0]?.words ?? '') : null;
      const kinds = cells.flatMap(({ column }, index) =>
        Array<RowKinds[number]>(sums[index] ?? 0).fill(ofRow ?? kindOf(headings[column] ?? '')),
      );
      found.set(plain(cells.map(({ words }) => words).join(' ')), kinds);
    }
  }
  return found;
}

/** 'Fin de semana (2 noches)' */
const ofSeveralNights = /\([^)]*\b[2-9]\s?(?:nights|nächte|notti|noches|nuits)\b/i;

/** 'Nightly (2 people)' is of a night, 'Extra adult per night' is not. */
function kindOf(heading: string): RowKinds[number] {
  if (ofSeveralNights.test(heading)) return 'other';
  const said = heading
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /\b(?:entre semana|fin de semana|semana santa|fine settimana|(?:en|in) (?:semaine|settimana))\b/gi,
      ' ',
    )
    .replace(/\bweek(?:end|day)?[ -]?(?=nights?\b)/gi, '');
  if (ofPeople.test(said)) return 'people';
  if (isOtherwise.test(said)) return 'other';
  return isNightly.test(said) ? 'night' : null;
}

const nightOfRow =
  /^(?:(?:per|one|1|una|eine|por|pro|par|a) )?(?:nights?|nightly|nacht|notte|noche|noite|nuit)(?!\p{L})/iu;
const otherOfRow =
  /^(?:(?:per|one|1|una|eine|por|pro|par|a|alla) )?(?:week(?:ly)?|month(?:ly)?|woche|monat|settimana(?:le)?|mese|semana|mes|semaine|mois)(?!\p{L}|[ -]?nights?)|^(?:week-?end|wochenende|fine settimana|fin de semana)\b[^)]{0,12}\b[2-4]\b/iu;

/** A table may have its periods as rows: 'Night', 'Weekend (2 nights)', 'Week'. */
function kindOfRow(label: string): RowKinds[number] {
  if (otherOfRow.test(label)) return 'other';
  return nightOfRow.test(label) ? 'night' : null;
}

const childrenOf = (element: Element) => element.children.filter(isTag);

const rowsOf = (table: Element): Element[] =>
  childrenOf(table).flatMap((part) =>
    part.name === 'tr'
      ? [part]
      : /^t(head|body|foot)$/.test(part.name)
        ? childrenOf(part).filter(({ name }) => name === 'tr')
        : [],
  );

type Cell = { words: string; column: number; span: number };

/** `below` has for each column how many rows a cell above still covers; it is brought up to date. */
function cellsOf(row: Element, below: number[]): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  const pass = () => {
    while ((below[column] ?? 0) > 0) {
      below[column] = (below[column] ?? 0) - 1;
      column += 1;
    }
  };
  for (const cell of childrenOf(row)
    .filter(({ name }) => /^t[dh]$/.test(name))
    .slice(0, max.cells)) {
    pass();
    const [span, rows] = [countIn(cell, 'colspan'), countIn(cell, 'rowspan')];
    cells.push({ words: wordsOf(cell).slice(0, max.words), column, span });
    for (let at = column; at < column + span; at += 1) below[at] = rows - 1;
    column += span;
  }
  pass();
  return cells;
}

const countIn = ({ attribs }: Element, name: string) =>
  Math.min(max.cells, Math.max(1, Number.parseInt(attribs[name] ?? '1') || 1));

const period =
  /(?:\d+\s?)?(?<!\p{L})(?:nights?|nightly|nacht|nächte|notte|notti|noches?|noites?|nuits?|weeks?|weekly|wochen?|settiman[ae]|semanas?|semaines?|months?|monthly)(?!\p{L})/giu;
const oneNight = /^(?:1\s?)?(?:night|nightly|nacht|notte|noche|noite|nuit)$/i;

/**
 * Sums of a table, by their position in the text: in a column of one night, or in one of another period, such
 * as a week.
 */
export function sumsInColumns(
  lines: readonly string[],
  rows: ReadonlyMap<string, RowKinds>,
): ReadonlyMap<number, UnitOfSum> {
  const found = new Map<number, UnitOfSum>();
  let columns: string[] = [];
  let at = 0;
  for (const line of lines) {
    const sums = moneyIn(line);
    if (sums.length === 0) {
      const said = line.length <= 120 ? [...line.matchAll(period)].map(([word]) => word) : [];
      columns = said.length > 1 ? said : [];
    }
    const row = rows.get(line);
    if (row && row.length === sums.length) {
      sums.forEach(({ start }, index) => {
        const kind = row[index];
        if (kind) found.set(at + start, kind);
      });
    } else if (sums.length === columns.length) {
      sums.forEach(({ start }, index) => {
        found.set(at + start, oneNight.test(columns[index] ?? '') ? 'night' : 'other');
      });
    }
    at += line.length + 1;
  }
  return found;
}
