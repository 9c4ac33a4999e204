import type { Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';

import type { LandmarkNames } from './landmark-names';
import { minutesAt } from './minutes';
import { targetAt } from './targets';

const longest = 60;
/** Behind minutes that count something else: 'the zoo 10 mins, city'. */
const goesOn = /^(and|or|to|from|of|at|walk|tram|drive|[,-])$/;

/** 'hotel 15 mins Westfield Marion': minutes with the name right behind them, at the end of its part. */
export function bareMinutes(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const counted = minutesAt(tokens, at);
  if (!counted) return bareCount(tokens, at, names);
  if (counted.by || counted.minutes < 1 || counted.minutes > longest) return null;
  const target = targetAt(tokens, at + counted.length, names);
  const length = counted.length + (target?.length ?? 0);
  const next = wordAt(tokens, at + length);
  const isLast = next === '' || isBreak(next) || kinds.test(next);
  if (!target || target.isPlaceFirst || !isLast || goesOn.test(wordAt(tokens, at - 1))) return null;
  return { length, part: { is: 'near', near: target.slug, minutes: counted.minutes, by: null } };
}
const kinds = /^(hotels?|motels?|apartments?|please|pls|max|under|for|with|cheap|tonight)$/;

const behindCount = ['on foot', 'by foot', 'walking', 'walk', 'by tram', 'on the tram'];
const onFoot = behindCount.slice(0, 2);
const countLeads = ['within', 'in', 'under', 'less than', 'max', 'no more than'];
const fewest = 5;

/** 'within 10 of Adelaide Oval on foot', '10 on foot from Rundle Mall': a number that can only be one of minutes. */
function bareCount(tokens: readonly Token[], at: number, names: LandmarkNames): Match | null {
  const lead = longestRun(tokens, at, countLeads);
  const count = numberAt(tokens, at + lead);
  if (!count || count.value > longest || (lead === 0 && count.value < fewest)) return null;
  const own = at + lead + count.length;
  const before = longestRun(tokens, own, lead > 0 ? behindCount : onFoot);
  const from = own + before;
  const link = /^(of|from|to)$/.test(wordAt(tokens, from)) ? 1 : 0;
  const target = link > 0 ? targetAt(tokens, from + link, names) : null;
  if (!target || target.isPlaceFirst) return null;
  const end = from + link + target.length;
  const behind = before > 0 || lead === 0 ? 0 : longestRun(tokens, end, behindCount);
  if (before + behind === 0) return null;
  const by = wordAt(tokens, (before > 0 ? from : end + behind) - 1) === 'tram' ? 'tram' : 'walk';
  return {
    length: end + behind - at,
    part: { is: 'near', near: target.slug, minutes: count.value, by },
  };
}
