import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';

/** What else may be heated, before it: 'a pool, heated', 'spa and pool heated'. */
const heatedThing =
  /(^| )(pools?|spas?|tubs?|floors?|rails?|jacuzzi|blankets?|bathroom|swimming|plunge|spring)( |$)/;
const rooms = /^(rooms?|bedrooms?|cabins?|cottages?|accommodation)$/;
const longestBefore = 4;

/** 'heated, non-smoking motel', 'a cooled room'; 'a heated pool' is another thing. */
export function warmedRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const word = wordAt(tokens, at);
  if (!/^(heated|cooled)$/.test(word)) return null;
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  // What is left of 'warm with a heated pool' reads the same again.
  const isFirst = (before === '' && next !== '') || isBreak(before) || /^(is|must|be)$/.test(before);
  const isKind = phrases.get(keyOf([next]))?.is === 'type' || rooms.test(next);
  const isBegun = isFirst || (isKind && /^(and|or|a|well|with)$/.test(before));
  const isOfStay =
    next === '' ||
    isBreak(next) ||
    isKind ||
    /^(in|near|with|for|please)$/.test(next) ||
    (next === 'and' && /^(cooled|heated|air|airconditioned)$/.test(wordAt(tokens, at + 2)));
  if (!isBegun || !isOfStay || heatedThing.test(wordsBefore(tokens, at, longestBefore))) return null;
  const part = phrases.get(keyOf(word === 'heated' ? ['heating'] : ['air', 'conditioning']));
  return part ? { length: 1, part } : null;
}
