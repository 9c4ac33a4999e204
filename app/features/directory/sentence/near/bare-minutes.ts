import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

import type { LandmarkNames } from './landmark-names';
import { minutesAt } from './minutes';
import { targetAt } from './targets';

const longest = 60;
/** Behind minutes that count something else: 'the zoo 10 mins, city'. */
const goesOn = /^(and|or|to|from|of|at|walk|tram|drive|[,-])$/;

/** 'hotel 15 mins Westfield Marion': minutes with the name right behind them, at the end of its part. */
export function bareMinutes(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const counted = minutesAt(tokens, at);
  if (!counted || counted.by || counted.minutes < 1 || counted.minutes > longest) return null;
  const target = targetAt(tokens, at + counted.length, names);
  const length = counted.length + (target?.length ?? 0);
  const next = wordAt(tokens, at + length);
  const isLast = next === '' || isBreak(next) || kinds.test(next);
  if (!target || target.isPlaceFirst || !isLast || goesOn.test(wordAt(tokens, at - 1))) return null;
  return { length, part: { is: 'near', near: target.slug, minutes: counted.minutes, by: null } };
}
const kinds = /^(hotels?|motels?|apartments?|please|pls|max|under|for|with|cheap|tonight)$/;
