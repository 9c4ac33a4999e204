import {
  judgeRedirect,
  type Link,
  type RedirectBook,
} from '~/features/content/redirects/rules/judge-redirect';
import type { RedirectInput } from '~/features/content/redirects/rules/redirect-form';
import { targetPath } from '~/features/content/redirects/rules/redirect-path';
import { listed } from '~/lib/text/listed';

import type { ImportLine, ReadLine } from './redirect-csv';

export type ImportPlan = { lines: ImportLine[]; writes: RedirectInput[] };

type Known = { from: string; to: string; status: number; isActive: boolean };
type LineResult = Pick<ImportLine, 'outcome' | 'why'>;
type Candidate = { line: number; input: RedirectInput };

/**
 * The effect of each line, by the same rules as the form. The lines are one change, whatever their order:
 * each is judged against the table as the file would leave it, and a refusal names the other lines that cause
 * it. `occupants` are the addresses of content, in words.
 */
export function planImport(
  lines: readonly ReadLine[],
  stored: readonly Known[],
  occupants: ReadonlyMap<string, string>,
): ImportPlan {
  const known = new Map(stored.map((entry) => [entry.from, entry]));
  const { results, candidates } = judgeAlone(lines, known, occupants);
  const writes = judgeTogether(candidates, known, results).map(({ input }) => input);
  const unchanged: LineResult = { outcome: 'unchanged' };
  const planned = lines.map(({ line, from, to }) => ({
    line,
    from,
    to,
    ...(results.get(line) ?? unchanged),
  }));
  return { lines: planned, writes };
}

/** Checks a line by itself; the remaining lines could be written. */
function judgeAlone(
  lines: readonly ReadLine[],
  known: ReadonlyMap<string, Known>,
  occupants: ReadonlyMap<string, string>,
) {
  const results = new Map<number, LineResult>();
  const candidates: Candidate[] = [];
  const first = new Map<string, number>();
  const refusalOf = (input: RedirectInput) => {
    const earlier = first.get(input.from);
    if (earlier !== undefined) return `Line ${earlier} has this old path already`;
    const occupant = input.isActive ? (occupants.get(input.from) ?? null) : null;
    return isSame(known.get(input.from), input)
      ? undefined
      : judgeRedirect({ ...input, occupant }, emptyBook)?.text;
  };
  for (const { line, input, why } of lines) {
    const refusal = input ? refusalOf(input) : why;
    if (input && !first.has(input.from)) first.set(input.from, line);
    if (!input || refusal !== undefined) results.set(line, { outcome: 'refused', why: refusal });
    else if (!isSame(known.get(input.from), input)) candidates.push({ line, input });
  }
  return { results, candidates };
}

/**
 * The lines that can be written together. A refused line changes the table for the others, which are judged
 * again.
 */
function judgeTogether(
  candidates: readonly Candidate[],
  known: ReadonlyMap<string, Known>,
  results: Map<number, LineResult>,
): readonly Candidate[] {
  const lineOf = new Map(candidates.map(({ line, input }) => [input.from, line]));
  const bookOf = bookWith(known, candidates);
  const left = candidates.filter(({ line, input }) => {
    const trouble = input.isActive ? judgeRedirect({ ...input, occupant: null }, bookOf(input.from)) : null;
    const others = (trouble?.of ?? []).flatMap((from) => lineOf.get(from) ?? []);
    const outcome = known.has(input.from) ? 'changed' : 'created';
    results.set(
      line,
      trouble ? { outcome: 'refused', why: `${trouble.text}${inLines(others)}` } : { outcome },
    );
    return !trouble;
  });
  return left.length === candidates.length ? left : judgeTogether(left, known, results);
}

const emptyBook: RedirectBook = { at: () => null, leadingTo: () => [] };

/** The book after the candidates are written, for judging the line `own`. */
function bookWith(known: ReadonlyMap<string, Known>, candidates: readonly Candidate[]) {
  const entries = new Map(known);
  for (const { input } of candidates) entries.set(input.from, input);
  const incoming = new Map<string, Link[]>();
  for (const { from, to, isActive } of entries.values()) {
    if (!isActive) continue;
    const path = targetPath(to);
    const links = incoming.get(path);
    if (links) links.push({ from, to });
    else incoming.set(path, [{ from, to }]);
  }
  return (own: string): RedirectBook => ({
    at(path) {
      const entry = path === own ? undefined : entries.get(path);
      return entry?.isActive ? entry.to : null;
    },
    leadingTo: (path) => incoming.get(path) ?? [],
  });
}

const maxNamed = 5;

/** ' (lines 3 and 5)' */
function inLines(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const named = lines.slice(0, maxNamed).map(String);
  if (lines.length > maxNamed) named.push(`${lines.length - maxNamed} more`);
  return ` (${lines.length === 1 ? 'line' : 'lines'} ${listed(named)})`;
}

function isSame(before: Known | undefined, { to, status, isActive }: RedirectInput): boolean {
  return before?.to === to && before.status === status && before.isActive === isActive;
}
