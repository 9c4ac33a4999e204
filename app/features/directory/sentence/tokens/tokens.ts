import { foldText } from '~/lib/text/fold-text';

import { asContracted } from '~/features/directory/sentence/words/contractions';
import { monthOf } from '~/features/directory/sentence/words/months';
import { asWednesday, asWord } from '~/features/directory/sentence/words/phone-spelling';

import { withNumberedDays } from './ordinals';
import { asSpelled } from './spelled';

/**
 * A word, a number or a sign, folded; `start` and `end` are its position in the text. Semicolons, new lines and bullets are
 * commas that end a list: dates and parties go on behind them, denials do not.
 */
export type Token = { word: string; start: number; end: number; afterHyphen: boolean; endsList: boolean };

/** The word there; blank before the first and behind the last, where an array is slow to look. */
export const wordAt = (tokens: readonly { word: string }[], at: number): string =>
  at >= 0 && at < tokens.length ? tokens[at]!.word : '';

const pattern =
  /\d+(?:,\d{3})+(?!\d)|\d+½|\d+(?:\.\d+)?|(?:\p{L}[\p{M}'’‘ʼ]*)+|[★⭐☆]\ufe0f?|[-‐‑–—−~]|[$€£¥+/*&<>=%≤≥→➔⇒]|[,;:.!?()\n•·|]/gu;
const dashes = /^[-‐‑–—−~]$/;
const listSigns = /^[;\n•·|]$/;
const arrows = /^[→➔⇒]$/;
const stars = /^[★⭐☆]\ufe0f?$/;

/** Words that are written shorter with a point behind them: 'max. 120', 'Mt. Lofty'. */
const shortened = /^(max|min|approx|ca|incl|inc|excl|nr|apt|mt|st|pers|arr|dep|acc|fam)$/;

export const dayNames = /^(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** The words of a text, without the points of shortened ones. A hyphen between two words, or a number and a word, only separates them: 'dog-friendly', '5-star'. */
export function tokenise(text: string): Token[] {
  const found = [...text.matchAll(pattern)].map(({ 0: raw, index }) => ({
    word: wordOf(raw),
    start: index,
    end: index + raw.length,
    afterHyphen: false,
    endsList: listSigns.test(raw),
  }));
  for (const [at, token] of found.entries()) {
    const [before, after] = [wordAt(found, at - 1), wordAt(found, at + 1)];
    token.word = asWord(token.word, { before, after, then: wordAt(found, at + 2) });
    // "We'd" has one letter more.
    if (token.word === 'wed' && token.end - token.start === 'wed'.length)
      token.word = asWednesday(before, after);
    token.afterHyphen = before === '-';
  }
  const words = found.filter(({ word, start, end }, at) => {
    const [before, after] = [at > 0 ? found[at - 1] : undefined, found[at + 1]];
    const second = wordAt(found, at - 2);
    if (word === '.' && after && shortened.test(before?.word ?? '')) return false;
    if (word !== '-' || !before || !after) return true;
    // '17th-21st' and '17th-october 21' have a hyphen between days.
    if (/^(st|nd|rd|th)$/.test(before.word) && /^\d/.test(second)) return true;
    const isTight = before.end === start && after.start === end;
    // 'Dec 20-Dec 23', '7 Dec-Thu 10 Dec'.
    const isOfDay = monthOf(before.word) > 0 && /^\d/.test(second);
    if (dayNames.test(after.word) && (isOfDay || monthOf(second) > 0)) return true;
    // 'A$180-A$240', 'AUD 180-AUD 240'.
    if (wordAt(found, at + 2) === '$' || (after.word === 'aud' && /^\d/.test(wordAt(found, at + 2))))
      return true;
    return !isTight || !isLetters(after.word) || !/^[\p{L}\d]/u.test(before.word);
  });
  return withNumberedDays(words);
}

function wordOf(raw: string): string {
  if (dashes.test(raw)) return '-';
  if (stars.test(raw)) return '*';
  if (arrows.test(raw)) return '>';
  if (raw === '&') return 'and';
  if (listSigns.test(raw)) return ',';
  if (raw.endsWith('½')) return raw.replace('½', '.5');
  return /^\d+,/.test(raw) ? raw.replaceAll(',', '') : asSpelled(foldText(raw).replace(/['’‘ʼ]/g, ''));
}

export const isLetters = (word: string): boolean => /^\p{L}/u.test(word);
export const isBreak = (word: string): boolean => /^[,:.!?()-]$/.test(word);

/** Behind a semicolon, a new line, or the end of a sentence. */
export const endsPart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.endsList === true || /^[.!?]$/.test(wordAt(tokens, at));

/** The words from there, if they are these. */
export function isRun(tokens: readonly Token[], at: number, phrase: string): number {
  let from = 0;
  for (let length = 0; ; length += 1) {
    const word = wordAt(tokens, at + length);
    if (word === '' || !phrase.startsWith(word, from)) return 0;
    from += word.length + 1;
    if (from > phrase.length) return length + 1;
    if (phrase[from - 1] !== ' ') return 0;
  }
}

/** Up to that many words before a place of the sentence, with a space between them. */
export function wordsBefore(tokens: readonly Token[], at: number, count: number): string {
  let words = '';
  for (let index = Math.max(0, at - count); index < at; index += 1)
    words += words === '' ? wordAt(tokens, index) : ` ${wordAt(tokens, index)}`;
  return words;
}

/** The words and numbers that follow each other from there on, at most so many. */
export function wordsFrom(tokens: readonly Token[], at: number, max: number): string[] {
  const words: string[] = [];
  for (let index = at; words.length < max; index += 1) {
    const word = wordAt(tokens, index);
    if (!isWordOrNumber.test(word)) return words;
    words.push(word);
  }
  return words;
}

export const isWordOrNumber = /^[\p{L}\d]/u;

/** The number of words of the longest of these phrases that begins there; 0 for none. */
export function longestRun(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  const first = wordAt(tokens, at);
  if (first === '') return 0;
  if (phrases.length >= shortestList) return longestOf(treeOf(phrases), tokens, at);
  const letter = first.charCodeAt(0);
  let longest = 0;
  for (const phrase of phrases) {
    if (phrase.charCodeAt(0) === letter) longest = Math.max(longest, isRun(tokens, at, phrase));
  }
  return longest;
}

/**
 * The number of words from there that are of each of these lists in turn; 0 where one is missing. A list with an empty phrase may be left
 * out. All combinations of such lists would be thousands of phrases.
 */
export function runInTurn(
  tokens: readonly Token[],
  at: number,
  lists: readonly (readonly string[])[],
): number {
  let end = at;
  for (const list of lists) {
    const length = longestRun(tokens, end, list);
    if (length === 0 && !list.includes('')) return 0;
    end += length;
  }
  return end - at;
}

/** The words that may follow, each with those behind it; `isEnd` where a phrase ends. */
type Branch = { isEnd: boolean; next: Map<string, Branch> };

const trees = new WeakMap<readonly string[], Branch>();
/** Shorter lists are read faster than looked up. */
const shortestList = 16;

/** The phrases by their words, one after the other; those put together from parts are contracted here. A list never changes. */
function treeOf(phrases: readonly string[]): Branch {
  const known = trees.get(phrases);
  if (known) return known;
  const tree: Branch = { isEnd: false, next: new Map() };
  for (const phrase of phrases.map(asContracted)) {
    let branch = tree;
    for (const word of phrase.split(' ')) {
      const next = branch.next.get(word) ?? { isEnd: false, next: new Map() };
      branch.next.set(word, next);
      branch = next;
    }
    branch.isEnd = true;
  }
  trees.set(phrases, tree);
  return tree;
}

function longestOf(tree: Branch, tokens: readonly Token[], at: number): number {
  let longest = 0;
  let branch = tree.next.get(wordAt(tokens, at));
  for (let length = 1; branch; length += 1) {
    if (branch.isEnd) longest = length;
    branch = branch.next.get(wordAt(tokens, at + length));
  }
  return longest;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const german = 'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ');
/** Those that are no other word. */
const others = ['deux dos', 'trois tres', 'quatre cuatro quattro', 'cinq cinco cinque'];
const numerals = new Map<string, number>([
  ...others.flatMap((words, index) => words.split(' ').map((word) => [word, index + 2] as const)),
  ...german.slice(2).map((word, index) => [word, index + 2] as const),
  ...units.map((word, value) => [word, value] as const),
]);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const numberWords = new Set([...numerals.keys(), ...tens, 'hundred', 'a', 'half', 'couple']);
const beginsNumber = (word: string) => isDigit(word.charCodeAt(0)) || numberWords.has(word);
/** By its code, from 0 to 9. */
const isDigit = (code: number) => code >= 48 && code <= 57;

export type Amount = { value: number; length: number };

/** '12', 'twelve', 'two hundred and fifty'; null when there is no number. */
export function numberAt(tokens: readonly Token[], at: number): Amount | null {
  const word = wordAt(tokens, at);
  if (!beginsNumber(word)) return null;
  // '4 hundred'.
  if (/^[1-9]$/.test(word) && wordAt(tokens, at + 1) === 'hundred')
    return { value: Number(word) * 100, length: 2 };
  if (/^\d/.test(word)) return { value: Number(word), length: 1 };
  const dozen = dozensAt(tokens, at) ?? coupleAt(tokens, at);
  if (dozen) return dozen;
  const small = belowHundred(tokens, at);
  const hundredAt = at + (small?.length ?? (word === 'a' ? 1 : 0));
  if (wordAt(tokens, hundredAt) !== 'hundred') return small;
  // 'a few hundred'.
  if (word === 'hundred' && /^(few|several|many)$/.test(wordAt(tokens, at - 1))) return null;
  const hundreds = (small?.value ?? 1) * 100;
  const andAt = hundredAt + (wordAt(tokens, hundredAt + 1) === 'and' ? 2 : 1);
  const below = belowHundred(tokens, andAt);
  // 'one hundred and two hundred'.
  const isNext = andAt > hundredAt + 1 && wordAt(tokens, andAt + (below?.length ?? 0)) === 'hundred';
  const more = isNext ? null : below;
  return more
    ? { value: hundreds + more.value, length: andAt + more.length - at }
    : { value: hundreds, length: hundredAt + 1 - at };
}

const dozens: readonly [string, number][] = [
  ['half a dozen', 6],
  ['half dozen', 6],
  ['a half dozen', 6],
  ['a dozen', 12],
  ['one dozen', 12],
  ['two dozen', 24],
];
const beforeDozen = /^(half|a|one|two)$/;
function dozensAt(tokens: readonly Token[], at: number): Amount | null {
  if (!beforeDozen.test(wordAt(tokens, at))) return null;
  const found = dozens.find(([words]) => isRun(tokens, at, words) > 0);
  return found ? { value: found[1], length: isRun(tokens, at, found[0]) } : null;
}

const coupleOfHundred = ['a couple of hundred', 'a couple hundred', 'couple of hundred', 'couple hundred'];
function coupleAt(tokens: readonly Token[], at: number): Amount | null {
  if (wordAt(tokens, at) !== 'couple' && wordAt(tokens, at + 1) !== 'couple') return null;
  const length = Math.max(...coupleOfHundred.map((words) => isRun(tokens, at, words)));
  return length > 0 ? { value: 200, length } : null;
}

function belowHundred(tokens: readonly Token[], at: number): Amount | null {
  const unit = numerals.get(wordAt(tokens, at));
  if (unit !== undefined) return { value: unit, length: 1 };
  const ten = tens.indexOf(wordAt(tokens, at));
  if (ten < 0) return null;
  const more = units.indexOf(wordAt(tokens, at + 1));
  const isMore = more > 0 && more < 10;
  return { value: (ten + 2) * 10 + (isMore ? more : 0), length: isMore ? 2 : 1 };
}

/** 'two fifty' as it is said of money: 250; null elsewhere, as in 'for two, fifty'. */
export function spokenSumAt(tokens: readonly Token[], at: number): Amount | null {
  const hundreds = units.indexOf(wordAt(tokens, at));
  const isTens = tens.includes(wordAt(tokens, at + 1));
  const rest = isTens && hundreds > 0 && hundreds < 10 ? numberAt(tokens, at + 1) : null;
  const isPlain = rest !== null && rest.value < 100 && wordAt(tokens, at - 1) !== 'for';
  return isPlain ? { value: hundreds * 100 + rest.value, length: 1 + rest.length } : null;
}

/** A number, and of '5 to 10' the greater; 'and' joins two only after 'between'. */
export function upperAt(tokens: readonly Token[], at: number): Amount | null {
  const first = numberAt(tokens, at);
  const joint = first
    ? longestRun(
        tokens,
        at + first.length,
        wordAt(tokens, at - 1) === 'between' ? ['and', 'to', '-'] : ['-', 'to', 'or'],
      )
    : 0;
  const last = first && joint > 0 ? numberAt(tokens, at + first.length + joint) : null;
  return first && last ? { value: last.value, length: first.length + joint + last.length } : first;
}
