import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token } from '~/features/directory/sentence/tokens/tokens';
import { australian, before, dollars } from '~/features/directory/sentence/words/price-words';

import { eachNight } from './each-night';

const eachWords = ['each', 'each room'].flatMap((each) =>
  ['', ' a night', ' per night', ' pn', ' max', ' maximum', ' tops'].map((night) => `${each}${night}`),
);
/** Who may pay it instead of the rooms: 'two rooms for 4 people, $80 each'. */
const people =
  /^(people|ppl|pax|persons?|adults?|guests?|us|mates|friends|couples?|colleagues|workers|tradies|girls|guys|person|pp|consultants|engineers|students|kids?|children|all)$/;
const least = 30;
const longestKind = 2;

/** '2 rooms', 'two queen rooms' somewhere, and nobody whose share it may be. */
function countsRooms(tokens: readonly Token[]): boolean {
  const rooms = tokens.findIndex(({ word }) => word === 'rooms');
  const isCounted = [1, 2, 3].some(
    (back) => back - 1 <= longestKind && (numberAt(tokens, rooms - back)?.value ?? 0) > 1,
  );
  return rooms > 0 && isCounted && !tokens.some(({ word }) => people.test(word));
}

/** 'two rooms, not more than 190 each': the price of a room. */
export const eachRoomRule: Rule = (tokens, at) => {
  const below = longestRun(tokens, at, before.below);
  const max = longestRun(tokens, at, before.max);
  const lead = Math.max(below, max) || longestRun(tokens, at, ['at', 'for']);
  const start = at + lead + longestRun(tokens, at + lead, australian);
  const amount = numberAt(tokens, start);
  if (!amount || amount.value < least || !Number.isInteger(amount.value)) return null;
  const end = start + amount.length;
  const money = longestRun(tokens, end, dollars);
  const each = longestRun(tokens, end + money, eachWords);
  if (each === 0 || !countsRooms(tokens)) return null;
  const range = eachNight(below > max ? 'below' : 'max', amount.value, 1);
  return range && { length: end + money + each - at, part: { is: 'price', ...range } };
};
