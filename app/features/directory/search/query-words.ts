import { facetMark } from '~/lib/facet-mark';
import { foldWords, wordForms } from './fold-words';
import { findSynonym, longestName, type Synonym } from './synonyms';

/** Words that do not narrow a search; left out when others remain. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a an the in on at of for to and or with near by from is are be has have i we us me my our it that some any please ' +
    'stay stays accommodation accommodations accomodation adelaide sa australia postcode price prices ' +
    'where somewhere anywhere what which there close place places find search looking book booking show list need want can could do does you'
  ).split(' '),
);

const maxWords = 8;
const longestWord = 40;

/** A word of a query, or several that mean one thing. */
export type Term = {
  /** As it was typed, folded. */
  typed: string;
  /** Words, or phrases with spaces, of which any is searched for in the index. */
  forms: string[];
  /** It is in the table of synonyms, so that it needs no correction. */
  isKnown: boolean;
};

type Part = Term & { first: number; last: number; isFiller: boolean };

/** The terms of a free-text query, at most eight; each has to be found. */
export const queryTerms = (q: string): Term[] => allTerms(q).slice(0, maxWords);

/** The words beyond the maximum, as typed. */
export const wordsLeftOut = (q: string): string[] =>
  allTerms(q)
    .slice(maxWords)
    .map(({ typed }) => typed);

/** The forms that the terms search for, as the search takes them. */
export const wordsOf = (terms: readonly Term[]): string[][] => terms.map(({ forms }) => forms);

function allTerms(q: string): Term[] {
  const words = foldWords(q).map((word) => word.slice(0, longestWord));
  const parts: Part[] = [];
  for (let first = 0; first < words.length; first = (parts.at(-1)?.last ?? first) + 1) {
    parts.push(namedPart(words, first) ?? plainPart(words, first));
  }
  const telling = parts.filter(({ isFiller }) => !isFiller);
  const kept = withChoices(telling.length > 0 ? telling : parts, words);
  joinNeighbours(kept, words);
  return [...new Map(kept.map(({ typed, forms, isKnown }) => [typed, { typed, forms, isKnown }])).values()];
}

/** The longest run of words from there that the table of synonyms knows. */
function namedPart(words: readonly string[], first: number): Part | null {
  for (let length = Math.min(longestName, words.length - first); length > 0; length -= 1) {
    const run = words.slice(first, first + length);
    const synonym = findSynonym(run);
    if (!synonym) continue;
    const range = { first, last: first + length - 1 };
    return { typed: run.join(' '), forms: formsOf(synonym, run), isKnown: true, isFiller: false, ...range };
  }
  return null;
}

function plainPart(words: readonly string[], at: number): Part {
  const typed = words[at] ?? '';
  const isFiller = fillers.has(typed);
  return { typed, forms: wordForms(typed), isKnown: false, isFiller, first: at, last: at };
}

const maxChoices = 4;
const longestChoice = 3;

/** 'Salisbury or Elizabeth', 'sauna or steam room': any of them is found, each as the words in a row that it is. */
function withChoices(parts: readonly Part[], words: readonly string[]): Part[] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && part.first === last.last + 1) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  const choices: Part[][][] = [];
  for (const run of runs) {
    const before = choices.at(-1)?.at(-1);
    const last = before?.at(-1)?.last ?? -1;
    const isChoice = words[last + 1] === 'or' && run[0]?.first === last + 2;
    if (before && isChoice && [before, run].every(isName) && (choices.at(-1)?.length ?? 0) < maxChoices)
      choices.at(-1)?.push(run);
    else choices.push([run]);
  }
  return choices.flatMap((of) => (of.length > 1 ? [oneOf(of, words)] : of.flat()));
}

/** Few words without a meaning of their own. */
const isName = (run: readonly Part[]) => run.length <= longestChoice && run.every(({ isKnown }) => !isKnown);

function oneOf(choices: readonly (readonly Part[])[], words: readonly string[]): Part {
  const first = choices[0]?.[0]?.first ?? 0;
  const last = choices.at(-1)?.at(-1)?.last ?? first;
  const forms = choices.flatMap((run) => phraseForms(run.map(({ typed }) => typed)));
  return {
    typed: words.slice(first, last + 1).join(' '),
    forms,
    isKnown: true,
    isFiller: false,
    first,
    last,
  };
}

/**
 * Two words side by side may be written as one: either spelling counts, so that 'glen elg' finds what has
 * both words or 'glenelg'.
 */
function joinNeighbours(parts: readonly Part[], words: readonly string[]) {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const areSingle = next && part.first === part.last && next.first === next.last;
    if (!areSingle || next.first !== part.last + 1) continue;
    const joined = wordForms(`${words[part.first]}${words[next.first]}`.slice(0, longestWord));
    part.forms.push(...joined);
    next.forms.push(...joined);
  }
}

/** Only where owners state facts; after it the form itself. Neither character can be typed. */
const factMark = '\u{e001}';
const kindMark = '\u{e002}';
const columnsOf: Record<string, string> = {
  [factMark]: '{name place tags amenities}',
  [kindMark]: '{name place tags}',
};

function formsOf({ says, finds = [], isFact, facet }: Synonym, typed: readonly string[]): string[] {
  const said = [typed, ...says.map(foldWords)].flatMap(phraseForms);
  const found = finds.map(foldWords).flatMap(phraseForms);
  const mark = facet ? kindMark : isFact ? factMark : '';
  const forms = [...said.map((form) => mark + form), ...found.map((form) => factMark + form)];
  return [...new Set([...(facet ? [facetMark + facet] : []), ...forms])];
}

/** The words in a row, the last of them in singular and plural, and all of them written as one. */
function phraseForms(words: readonly string[]): string[] {
  const before = words.slice(0, -1);
  const ends = wordForms(words.at(-1) ?? '');
  return ends.flatMap((end) => [...new Set([[...before, end].join(' '), [...before, end].join('')])]);
}

/**
 * FTS5 expression: every word in any of its forms. `columns` restricts it to those columns of the index.
 * Every form is quoted, so that nothing in it is syntax.
 */
export function matchExpression(
  alternatives: readonly (readonly string[])[],
  columns?: readonly string[],
): string {
  const all = alternatives.map((forms) => `(${forms.map(quoted).join(' OR ')})`).join(' AND ');
  return columns ? `{${columns.join(' ')}} : (${all})` : all;
}

function quoted(form: string): string {
  const columns = columnsOf[form.charAt(0)];
  const words = `"${(columns ? form.slice(1) : form).replaceAll('"', '""')}"`;
  return columns ? `(${columns} : ${words})` : words;
}
