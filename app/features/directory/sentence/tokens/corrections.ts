import { monthOf } from '~/features/directory/sentence/words/months';

import { things } from './corrected-things';
import { isBreak, longestRun, type Token, wordAt } from './tokens';

const begins = /^(no|sorry|i|wait|actually|scratch|oops|correction|make|or|oh|hang|hmm|nah|on)$/;
const makes = [
  '',
  'no ',
  'no , ',
  'no wait ',
  'actually ',
  'actually , ',
  'sorry ',
  'sorry , ',
  'on second thoughts ',
  'oh ',
].flatMap((lead) => [`${lead}make it`, `${lead}make that`]);
/** What takes back the words before it for those behind it. */
const takesBack = [
  ...makes,
  ...[
    'sorry',
    'wait',
    'hang on',
    'actually',
    'i mean',
    'i meant',
    'scratch that',
    'sorry i mean',
    'sorry i meant',
    'sorry , i mean',
    'sorry , i meant',
  ].flatMap((words) => [
    words,
    `no ${words}`,
    `no , ${words}`,
    `${words} no`,
    `${words} , no`,
    `oh ${words}`,
    `oops ${words}`,
  ]),
  ...[
    'no ,',
    'no the',
    'oops',
    'correction',
    'or rather',
    'oops i mean',
    'oops i meant',
    'on second thoughts',
  ],
];

const weekday =
  /^(mon|tues?|wed|thu|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow)$/;
const units: readonly RegExp[] = [
  /^(nights?|nites?|nts?)$/,
  /^(weeks?|wks?)$/,
  /^(people|persons?|guests?|ppl|pax|of)$/,
  /^adults?$/,
  /^(kids?|children|child)$/,
  /^(dogs?|cats?)$/,
];
/** People and adults. */
const parties = [2, 3];
const unitOf = (word: string) => units.findIndex((unit) => unit.test(word));
const isNumber = (word: string) => /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(word);
const isOrdinal = (word: string) => /^(st|nd|rd|th)$/.test(word);
const isJoint = (word: string) => /^(-|to|till|until)$/.test(word);

/** A day, days, or so many of something; `number` is where its number stands, `unit` -1 for a bare number. */
type Said = {
  end: number;
  kind: 'day' | 'count';
  number: number;
  unit: number;
  month: number;
  isRange?: true;
};

function dayAt(tokens: readonly Token[], at: number): Said | null {
  const name = weekday.test(wordAt(tokens, at)) ? 1 : 0;
  const the = at + name + Number(wordAt(tokens, at + name) === 'the');
  const before = monthOf(wordAt(tokens, the)) > 0 ? 1 : 0;
  const number = the + before;
  const hasNumber = /^\d{1,2}$/.test(wordAt(tokens, number));
  const ordinal = hasNumber && isOrdinal(wordAt(tokens, number + 1)) ? 1 : 0;
  const next = number + 1 + ordinal;
  const of = wordAt(tokens, next) === 'of' ? 1 : 0;
  const after = before === 0 && monthOf(wordAt(tokens, next + of)) > 0 ? of + 1 : 0;
  if (hasNumber && before + ordinal + after > 0)
    return { end: next + after, kind: 'day', number, unit: -1, month: before + after };
  const night = name > 0 && /^nights?$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  return name > 0 ? { end: at + 1 + night, kind: 'day', number: -1, unit: -1, month: 0 } : null;
}

function saidAt(tokens: readonly Token[], at: number): Said | null {
  const day = dayAt(tokens, at);
  const end = day?.end ?? at + 1;
  const isFirst = day !== null || /^\d{1,2}$/.test(wordAt(tokens, at));
  const last = isFirst && isJoint(wordAt(tokens, end)) ? dayAt(tokens, end + 1) : null;
  if (last) return { ...last, isRange: true };
  if (day) return day;
  if (!isNumber(wordAt(tokens, at))) return null;
  const unit = unitOf(wordAt(tokens, at + 1));
  // 'three of us'.
  const us = wordAt(tokens, at + 1) === 'of' && wordAt(tokens, at + 2) === 'us' ? 1 : 0;
  return { end: at + 1 + Number(unit >= 0) + us, kind: 'count', number: at, unit, month: 0 };
}

const longestSaid = 9;
/** What ends there: the longest, or of 'Friday to Sunday, sorry Monday' the last day. */
function saidBefore(tokens: readonly Token[], end: number, after: Said): { at: number; said: Said } | null {
  for (let at = Math.max(0, end - longestSaid); at < end; at += 1) {
    const said = saidAt(tokens, at);
    if (said?.end !== end || said.kind !== after.kind) continue;
    if (said.isRange && !after.isRange) continue;
    return { at, said };
  }
  return null;
}

/** The words are not taken back: 'Friday, actually Saturday works too'. */
const goesOn = /^(works?|is|are|too|also|would|if|or|am|pm|min(ute)?s?|kms?|stars?)$/;

/** The one number of nights that stands before: 'for 3 nights, actually make it 4'. */
function countBefore(tokens: readonly Token[], end: number, unit: number): number {
  const found = tokens.flatMap((_, at) => {
    const said = at < end && isNumber(wordAt(tokens, at)) ? unitOf(wordAt(tokens, at + 1)) : -1;
    return said >= 0 && (unit < 0 || said === unit) ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

type Correction = { from: number; to: number; number?: { at: number; word: string } };

const isSum = (word: string) => /^[1-9]\d{1,3}$/.test(word);
const boundsOfSum = ['under', 'below', 'max', 'up to', 'less than', 'around', 'about'].flatMap((bound) => [
  bound,
  `${bound} $`,
]);
/** What follows the amount of a night: 'under 200, sorry 250 a night'. */
const afterSum = /^([,.!?()]|a|per|pn|dollars?|bucks|max|tops|in|near|at|for|with|and|please|or|)$/;

/** 'under 200 no sorry 250': the second amount takes the place of the first. */
function sumCorrected(tokens: readonly Token[], at: number, length: number): Correction | null {
  let before = at - 1;
  while (before > at - 5 && /^([,.]|-|dollars?|bucks|a|per|night|pn|max|tops)$/.test(wordAt(tokens, before)))
    before -= 1;
  const lead = wordAt(tokens, before - 1) === '$' ? wordAt(tokens, before - 2) : wordAt(tokens, before - 1);
  const isPrice =
    wordAt(tokens, before - 1) === '$' ||
    /^(under|below|max|maximum|to|than|around|about|budget|over)$/.test(lead);
  if (!isSum(wordAt(tokens, before)) || !isPrice) return null;
  const from = at + length + Number(wordAt(tokens, at + length) === ',');
  const number = from + longestRun(tokens, from, ['$', ...boundsOfSum]);
  if (!isSum(wordAt(tokens, number)) || !afterSum.test(wordAt(tokens, number + 1))) return null;
  let end = at;
  while (end > 0 && isBreak(wordAt(tokens, end - 1))) end -= 1;
  // '$200 max, sorry, $250 max' says its bound once.
  const isAgain =
    /^(max|tops)$/.test(wordAt(tokens, before + 1)) && /^(max|tops)$/.test(wordAt(tokens, number + 1));
  const to = number + 1 + Number(isAgain);
  return { from: end, to, number: { at: before, word: wordAt(tokens, number) } };
}

/** 'for two no three of us', but '2 adults no kids' and 'no 3 star hotel'. */
const bareNo = (tokens: readonly Token[], at: number): 0 | 1 =>
  wordAt(tokens, at) === 'no' &&
  isNumber(wordAt(tokens, at + 1)) &&
  parties.includes(unitOf(wordAt(tokens, at + 2)))
    ? 1
    : 0;

const articles = ['a', 'an', 'the', 'some'];
const longestThing = 3;
/** 'a table tennis, sorry I mean tennis court': the first thing with its article and all that takes it back. */
function thingCorrected(tokens: readonly Token[], at: number, length: number): Correction | null {
  const sign = Number(isBreak(wordAt(tokens, at + length)));
  const start = at + length + sign;
  const more = longestRun(tokens, start, takesBack);
  const next = start + more + Number(more > 0 && isBreak(wordAt(tokens, start + more)));
  const to = next + longestRun(tokens, next, articles);
  if (longestRun(tokens, to, things) === 0) return null;
  const end = isBreak(wordAt(tokens, at - 1)) ? at - 1 : at;
  for (let size = longestThing; size > 0; size -= 1) {
    const from = end - size;
    if (from < 0 || longestRun(tokens, from, things) !== size) continue;
    const article = Number(articles.includes(wordAt(tokens, from - 1)));
    return { from: from - article, to };
  }
  return null;
}

/** What to leave out, and the number that another takes the place of. */
function correctionAt(tokens: readonly Token[], at: number): Correction | null {
  const length = begins.test(wordAt(tokens, at))
    ? longestRun(tokens, at, takesBack) || bareNo(tokens, at)
    : 0;
  if (length === 0) return null;
  const other = sumCorrected(tokens, at, length) ?? thingCorrected(tokens, at, length);
  if (other) return other;
  const sign = isBreak(wordAt(tokens, at + length)) ? 1 : 0;
  const start = at + length + sign;
  const first = start + longestRun(tokens, start, ['on', 'on the', 'for', 'from', 'the', 'from the']);
  const after = saidAt(tokens, first);
  if (!after || goesOn.test(wordAt(tokens, after.end))) return null;
  let end = at;
  while (end > 0 && isBreak(wordAt(tokens, end - 1))) end -= 1;
  // A bare number is said at the end of a part: 'make it 4'.
  const isBare = after.kind === 'count' && after.unit < 0;
  if (isBare && !isBreak(tokens[after.end]?.word ?? ',')) return null;
  const before = saidBefore(tokens, end, after);
  const word = wordAt(tokens, after.number);
  if (before && after.kind === 'day') {
    // 'the 24th of November, sorry the 25th'.
    const keepsMonth = before.said.month > 0 && after.month === 0 && after.number >= 0 && !after.isRange;
    return keepsMonth
      ? { from: end, to: after.end, number: { at: before.said.number, word } }
      : { from: before.at, to: first };
  }
  if (after.kind === 'day') return null;
  const isMake = longestRun(tokens, at, makes) === length;
  // 'for two, sorry three people'.
  const isParty =
    before?.said.unit === -1 && wordAt(tokens, before.at - 1) === 'for' && parties.includes(after.unit);
  const again = before && (isBare || isParty || before.said.unit === after.unit) ? before.said.number : -1;
  const number = again >= 0 || !isMake ? again : countBefore(tokens, end, after.unit);
  return number >= 0 ? { from: end, to: after.end, number: { at: number, word } } : null;
}

/** Without what the words behind it take back: of 'checking in 24th no sorry 25th Nov' the 25th is left. */
export function withCorrections(tokens: Token[]): Token[] {
  let read = tokens;
  for (let at = 1; at < read.length - 1; at += 1) {
    const found = correctionAt(read, at);
    if (!found) continue;
    const { from, to, number } = found;
    // What is shown of 'for 2 nights, no wait 4' goes on to its end.
    const end = number ? read[to - 1]?.end : undefined;
    const kept = read.map((token, index) => ({
      ...token,
      word: index === number?.at ? number.word : token.word,
      end: index === from - 1 ? (end ?? token.end) : token.end,
    }));
    read = [...kept.slice(0, from), ...kept.slice(to)];
    at = from;
  }
  return read;
}
