import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';

const lastMonth = 12;
const isNumber = (word: string, last: number) =>
  /^\d{1,2}$/.test(word) && Number(word) > 0 && Number(word) <= last;

/** The second number can be no month: '12/18'. */
export const isAmericanDay = (first: string, second: string): boolean =>
  isNumber(first, lastMonth) && isNumber(second, 31) && Number(second) > lastMonth;

/** What stands behind the numbers of an address, or of a list of days: '2/15 Jetty Road', '12/13 December'. */
const streets =
  /^(st|street|rd|road|ave|avenue|tce|terrace|pde|parade|drive|dr|lane|court|ct|esplanade|place|crescent|highway)$/;
const counted = /^(of|people|ppl|pax|persons?|guests?|adults?|kids?|nights?|days?|stars?)$/;

function isSureAt(tokens: readonly Token[], at: number): boolean {
  const [second, next] = [wordAt(tokens, at + 2), wordAt(tokens, at + 3)];
  if (wordAt(tokens, at - 1) === '/' || !isAmericanDay(wordAt(tokens, at), second)) return false;
  if (next === '/')
    return /^(20)?\d\d$/.test(wordAt(tokens, at + 4)) && monthOf(wordAt(tokens, at + 5)) === 0;
  const isStreet = streets.test(next) || streets.test(wordAt(tokens, at + 4));
  return monthOf(next) === 0 && !counted.test(next) && !isStreet;
}

/** The days of a text with slashes are as in America: one has no other meaning ('12/30 - 1/2'), and none is '30/12'. */
export function isAmerican(tokens: readonly Token[]): boolean {
  let isSure = false;
  for (const [at, { word }] of tokens.entries()) {
    if (word !== '/' || at === 0) continue;
    const isLocal = isAmericanDay(wordAt(tokens, at + 1), wordAt(tokens, at - 1));
    if (isLocal && wordAt(tokens, at - 2) !== '/') return false;
    isSure ||= isSureAt(tokens, at - 1);
  }
  return isSure;
}
