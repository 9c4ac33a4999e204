import { parseCsv } from '~/lib/text/csv';
import { formatNumber } from '~/lib/text/numbers';

import {
  redirectOf,
  redirectSchema,
  type RedirectInput,
} from '~/features/content/redirects/rules/redirect-form';

export const redirectColumns = ['from', 'to', 'status', 'active'] as const;
export const maxImportLines = 2_000;
const maxImportBytes = 1_000_000;
/** A file, its line ends as a browser sends them, and the rest of the form. */
export const maxImportForm = maxImportBytes + 20_000;

/** The result for a line of an import; `why` is the reason of a refusal. */
export type ImportLine = {
  line: number;
  from: string;
  to: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  why?: string;
};

export type ReadLine = { line: number; from: string; to: string; input?: RedirectInput; why?: string };

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
  if (body.length > maxImportLines) {
    return { trouble: `A file can have ${formatNumber(maxImportLines)} lines at most` };
  }
  const schema = redirectSchema(origin);
  return {
    lines: body.map(({ line, cells }) => readLine(line, (at) => cells[places[at] ?? -1] ?? '', schema)),
  };
}

const yes = ['', 'true', 'yes', '1', 'on'];
const no = ['false', 'no', '0', 'off'];

type Schema = ReturnType<typeof redirectSchema>;

function readLine(line: number, cell: (at: number) => string, schema: Schema): ReadLine {
  const [from, to, status, active] = [
    cell(0),
    cell(1),
    cell(2).trim() || '301',
    cell(3).trim().toLowerCase(),
  ];
  const shown = { line, from: from.slice(0, 600), to: to.slice(0, 600) };
  if (!yes.includes(active) && !no.includes(active)) return { ...shown, why: 'Active must be true or false' };
  const parsed = schema.safeParse({ from, to, status, active: yes.includes(active) ? 'on' : '' });
  if (!parsed.success) return { ...shown, why: parsed.error.issues.map(({ message }) => message).join('. ') };
  const input = redirectOf(parsed.data);
  return { line, from: input.from, to: input.to, input };
}
