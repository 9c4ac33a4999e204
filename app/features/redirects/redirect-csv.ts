import { parseCsv } from '~/lib/csv';

import { judgeRedirect, type Link, type RedirectBook } from './judge-redirect';
import { readRedirect, type RedirectInput } from './redirect-form';
import { targetPath } from './redirect-path';

export const redirectColumns = ['from', 'to', 'status', 'active'] as const;
export const mostImportLines = 2_000;
export const mostImportBytes = 1_000_000;

/** What a line of an import is; `why` says why it is refused. */
export type ImportLine = {
  line: number;
  from: string;
  to: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  why?: string;
};

export type ImportPlan = { lines: ImportLine[]; writes: RedirectInput[] };

type Known = { from: string; to: string; status: number; isActive: boolean };
type ReadLine = { line: number; from: string; to: string; input?: RedirectInput; why?: string };

/** The lines of a file as redirects or refusals, or what is wrong with the whole. The first line names the columns. */
export function readImport(
  text: string,
  origin: string,
): { lines: ReadLine[]; trouble?: undefined } | { lines?: undefined; trouble: string } {
  const { rows, trouble } = parseCsv(text);
  if (trouble !== undefined) return { trouble };
  const [head, ...body] = rows;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const places = redirectColumns.map((column) => names.indexOf(column));
  if (places[0] === -1 || places[1] === -1) {
    return { trouble: `The first line must name the columns: ${redirectColumns.join(',')}` };
  }
  if (body.length === 0) return { trouble: 'The file has no lines below its head' };
  if (body.length > mostImportLines) {
    return { trouble: `A file can have ${mostImportLines.toLocaleString('en-AU')} lines at most` };
  }
  return {
    lines: body.map(({ line, cells }) => readLine(line, (at) => cells[places[at] ?? -1] ?? '', origin)),
  };
}

const yes = ['', 'true', 'yes', '1', 'on'];
const no = ['false', 'no', '0', 'off'];

function readLine(line: number, cell: (at: number) => string, origin: string): ReadLine {
  const [from, to, status, active] = [
    cell(0),
    cell(1),
    cell(2).trim() || '301',
    cell(3).trim().toLowerCase(),
  ];
  const shown = { line, from: from.slice(0, 600), to: to.slice(0, 600) };
  if (!yes.includes(active) && !no.includes(active)) return { ...shown, why: 'Active must be true or false' };
  const values = { from, to, status, isActive: yes.includes(active), pointOn: false };
  const { input, errors } = readRedirect(values, origin);
  return input
    ? { line, from: input.from, to: input.to, input }
    : { ...shown, why: Object.values(errors).join('. ') };
}

/**
 * What each line would do, one after the other upon what is stored, by the same rules as the form. `occupants` are the
 * addresses of content in words.
 */
export function planImport(
  lines: readonly ReadLine[],
  stored: readonly Known[],
  occupants: ReadonlyMap<string, string>,
): ImportPlan {
  const known = new Map(stored.map((entry) => [entry.from, entry]));
  const incoming = new Map<string, Map<string, Link>>();
  const link = ({ from, to, isActive }: Known) => {
    if (!isActive) return;
    const path = targetPath(to);
    incoming.set(path, (incoming.get(path) ?? new Map<string, Link>()).set(from, { from, to }));
  };
  const unlink = ({ from, to }: Known) => incoming.get(targetPath(to))?.delete(from);
  stored.forEach(link);
  const first = new Map<string, number>();
  const writes: RedirectInput[] = [];

  const outcomeOf = ({ line, input, why }: ReadLine): Pick<ImportLine, 'outcome' | 'why'> => {
    if (!input) return { outcome: 'refused', why };
    const earlier = first.get(input.from);
    if (earlier !== undefined) {
      return { outcome: 'refused', why: `Line ${earlier} has this old path already` };
    }
    first.set(input.from, line);
    const before = known.get(input.from);
    if (before && isSame(before, input)) return { outcome: 'unchanged' };
    if (before) unlink(before);
    const trouble = judgeRedirect(
      { ...input, occupant: input.isActive ? (occupants.get(input.from) ?? null) : null },
      input.isActive ? bookOf(known, incoming, input.from) : emptyBook,
    );
    if (trouble) {
      if (before) link(before);
      return { outcome: 'refused', why: trouble.text };
    }
    known.set(input.from, input);
    link(input);
    writes.push(input);
    return { outcome: before ? 'changed' : 'created' };
  };
  const told = lines.map((read) => ({ line: read.line, from: read.from, to: read.to, ...outcomeOf(read) }));
  return { lines: told, writes };
}

const emptyBook: RedirectBook = { at: () => null, leadingTo: () => [] };

function bookOf(
  known: ReadonlyMap<string, Known>,
  incoming: ReadonlyMap<string, ReadonlyMap<string, Link>>,
  own: string,
): RedirectBook {
  return {
    at(path) {
      const entry = path === own ? undefined : known.get(path);
      return entry?.isActive ? entry.to : null;
    },
    leadingTo: (path) => [...(incoming.get(path)?.values() ?? [])],
  };
}

function isSame(before: Known, { to, status, isActive }: RedirectInput): boolean {
  return before.to === to && before.status === status && before.isActive === isActive;
}
