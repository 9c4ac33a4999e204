import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { afterParty } from '~/features/directory/sentence/words/party-words';

import { namedThingRule } from './named-things';

const single = [
  'single',
  'a single',
  'single room',
  'a single room',
  'single occupancy',
  'single person room',
];
const longestShort = 4;
/** 'dbl room': no listing writes it so. */
const isShortDouble = (tokens: readonly Token[], at: number) =>
  /^(dbl|dble|double)$/.test(wordAt(tokens, at)) &&
  (tokens[at]?.end ?? 0) - (tokens[at]?.start ?? 0) <= longestShort &&
  /^(room|rm)$/.test(wordAt(tokens, at + 1));
/** A room for two, where no other party is named. */
const twinShare = ['twin share', 'twin sharing', 'twinshare'].flatMap((twin) =>
  ['', ' room', ' rooms', ' basis', ' x'].map((room) => `${twin}${room}`),
);
const notOne = /^(private|no|not|every|each|any|per|queen|king|double|and|or|all)$/;

const otherRooms = /^(doubles?|twins?|triples?)$/;

/** 'single' is a room for one, where no other party is named; '2 singles' and 'single beds' are not. */
export const singleRule: Rule = (tokens, at) => {
  const named = namedThingRule(tokens, at);
  if (named) return named;
  const twin = longestRun(tokens, at, twinShare);
  if (twin > 0) return { length: twin, part: { is: 'guests', count: 2, isVague: true } };
  if (isShortDouble(tokens, at)) return { length: 2, part: { is: 'filler' } };
  const length = longestRun(tokens, at, single);
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + length)];
  if (
    length === 0 ||
    tokens.length === 1 ||
    tokens.some(({ word }) => otherRooms.test(word)) ||
    notOne.test(before) ||
    numberAt(tokens, at - 1)
  )
    return null;
  const isRoom = length > 1 && wordAt(tokens, at + length - 1) !== 'single';
  const isAlone = next === '' || isBreak(next) || (afterParty.test(next) && next !== 'and');
  return isRoom || isAlone ? { length, part: { is: 'guests', count: 1, isVague: true } } : null;
};
