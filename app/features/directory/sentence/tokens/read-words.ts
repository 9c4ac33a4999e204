import { contractionOf } from '~/features/directory/sentence/words/contractions';
import { monthOf } from '~/features/directory/sentence/words/months';

import { withCorrections } from './corrections';
import { beginsMoney } from './currency';
import { withoutNotation } from './notation';
import { asUsuallySaid } from './said-otherwise';
import { withoutSpokenNo } from './spoken-no';
import { dayNames, isBreak, isLetters, type Token, tokenise, wordAt } from './tokens';

/** The words of a text as its sentences are read: contracted, and with commas for the dashes of a list. */
export function readWords(text: string): Token[] {
  const words = withoutSpokenNo(
    withCorrections(
      withContractions(withoutNotation(asUsuallySaid(withoutSlashes(withoutNumbering(tokenise(text)))))),
    ),
  );
  return words.map((token, at) => (isListDash(words, at) ? { ...token, word: ',', endsList: true } : token));
}

/** '1. Glenelg 2. a pool', '1) Glenelg 2) a pool': the numbers of a list are its commas. */
function withoutNumbering(tokens: readonly Token[]): Token[] {
  const isNumber = (at: number, value: number) => {
    const [number, sign, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isSign = sign !== undefined && /^[.)]$/.test(sign.word) && number?.end === sign.start;
    return number?.word === String(value) && isSign && next !== undefined && next.start > sign.end;
  };
  const beginsAt = (at: number) => at === 0 || isBreak(wordAt(tokens, at - 1));
  const points: number[] = [];
  for (const at of tokens.keys())
    if (isNumber(at, points.length + 1) && (points.length > 0 || beginsAt(at))) points.push(at);
  // 'from the 1. to the 3. January' has days.
  const isList =
    points.length > 1 &&
    points.every((at) => isLetters(wordAt(tokens, at + 2)) && monthOf(wordAt(tokens, at + 2)) === 0);
  if (!isList) return [...tokens];
  return tokens.flatMap((token, at) => {
    if (points.includes(at - 1)) return [];
    return [points.includes(at) ? { ...token, word: ',', endsList: true } : token];
  });
}

/** 'hotel w/ pool', 'w/pool'; but 'w/o', 'w/e', 'w/d' and 'w/chair' are words of their own. */
function withoutSlashes(tokens: readonly Token[]): Token[] {
  const isWith = (at: number) => {
    const [sign, next] = [tokens[at + 1], tokens[at + 2]];
    if (wordAt(tokens, at) !== 'w' || sign?.word !== '/' || !next) return false;
    return (
      next.start > sign.end ||
      (/^[a-z]{3,}$/.test(next.word) && !/^(out|end|wkend|chairs?|machine)$/.test(next.word))
    );
  };
  return tokens.flatMap((token, at) => {
    if (isWith(at - 1)) return [];
    return [isWith(at) ? { ...token, word: 'with' } : token];
  });
}

function withContractions(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const last = read.at(-1);
    const both = last && contractionOf(last.word, token.word);
    if (last && both) read.splice(-1, 1, { ...last, word: both, end: token.end });
    else read.push(token.word === 'cannot' ? { ...token, word: 'cant' } : token);
  }
  return read;
}

const rangeEnds =
  /^(\d|\$|(st|nd|rd|th|today|tomorrow|tmrw|tonight|early|late|mid|end|night|morning|arrive|arrival|departure|checkin|checkout|in|out|pn|k|dollars|aud|the|from|noon|midday|am|pm|ish)$)/;
const isRangeEnd = (word: string) => rangeEnds.test(word) || dayNames.test(word);

/** 'hotel - Glenelg - 2 adults': a dash between spaces, unless it may stand for 'to' or leads on to an answer, as 'pool - no'. */
function isListDash(words: readonly Token[], at: number): boolean {
  const [before, dash, next] = [words[at - 1], words[at], words[at + 1]];
  if (dash?.word !== '-' || !before || !next || before.end === dash.start || dash.end === next.start)
    return false;
  const isAnswer = /^(no|not|yes|never|nope|none|nah)$/.test(next.word);
  const isOfNumber = /^\d/.test(before.word) && /^(stars?|bed|bedroom|night|person|seater)$/.test(next.word);
  if (isAnswer || isOfNumber) return false;
  const leadsOn = isRangeEnd(next.word) || beginsMoney(words, at + 1);
  return !isRangeEnd(before.word) || !leadsOn || beginsAnew(words, at + 1, before.word);
}

/** A number behind a dash that is no end of a range: '16 Dec - 4 of us', 'for 2 - 20-22 March'. */
function beginsAnew(words: readonly Token[], at: number, before: string): boolean {
  const number = words[at];
  const [unit, next] = [wordAt(words, at + 1), wordAt(words, at + 2)];
  if (!number || !/^\d+$/.test(number.word)) return false;
  // 'Friday night - 18 December' is one day.
  if (before === 'night' && monthOf(unit) > 0) return true;
  const isTight = unit === '-' && words[at + 1]?.start === number.end;
  const isRange = unit === 'to' || (monthOf(unit) > 0 && next === 'to');
  if (isTight || isRange) return true;
  const isCounted = isLetters(unit) && !isRangeEnd(unit) && !/^(a|per|each|or|and)$/.test(unit);
  return isCounted && (!/^\d/.test(before) || Number(before) >= Number(number.word));
}
