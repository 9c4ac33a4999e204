import {
  longestRun,
  numberAt,
  spokenSumAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import {
  australian,
  dollars,
  foreign,
  foreignAfter,
  nightly,
  nightsIn,
  otherSpan,
  shares,
  vaguelyBehind,
  weekly,
  wholeWeekends,
} from '~/features/directory/sentence/words/price-words';

/** '2 a night' is no price. */
export const leastNightly = 20;

/** `isOther`: not what a night costs, or no sure amount; `nights` where it is that of a week or a month, and of nothing else. */
export type Money = {
  value: number;
  length: number;
  isMoney: boolean;
  isNight: boolean;
  isForeign: boolean;
  isOther: boolean;
  isVague: boolean;
  nights: number | null;
};

export function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const own = longestRun(tokens, at, australian);
  const others = longestRun(tokens, at, foreign);
  const start = at + Math.max(own, others);
  const amount = spokenSumAt(tokens, start) ?? numberAt(tokens, start);
  if (!amount) return null;
  const thousands = wordAt(tokens, start + amount.length) === 'k' ? 1 : 0;
  let end = start + amount.length + thousands;
  const vague = longestRun(tokens, end, vaguelyBehind);
  end += vague;
  const abroad = longestRun(tokens, end, foreignAfter);
  // The sign of 'for two $150' is of the next amount.
  const isNext = wordAt(tokens, end) === '$' && /^\d/.test(wordAt(tokens, end + 1));
  const home = isNext ? 0 : longestRun(tokens, end, dollars);
  end += Math.max(abroad, home);
  // '200 dollars or so', '150 a night give or take'.
  const soMuch = home > 0 ? longestRun(tokens, end, vaguelyBehind) : 0;
  end += soMuch;
  const per = perAt(tokens, end);
  // '80 pp', but '2 per person'.
  const isShare = amount.value >= leastNightly && longestRun(tokens, end, shares) > 0;
  const value = thousands ? amount.value * 1000 : amount.value;
  const span = value >= leastWeekly ? spanAt(tokens, end) : 0;
  const night = per.length === 0 && value >= leastBareNight ? bareNight(tokens, end) : 0;
  const unit = Math.max(per.length, span, night);
  const orSo = unit > 0 ? longestRun(tokens, end + unit, vaguelyBehind) : 0;
  return {
    value,
    length: end + unit + orSo - at,
    isMoney: own + others + home + abroad + thousands > 0 || per.isNight || isShare || span + night > 0,
    isNight: per.isNight || night > 0,
    isForeign: others > own || abroad > home,
    isOther: per.isOther || span > 0,
    isVague: vague + soMuch + orSo > 0,
    nights: span > 0 && span >= per.length ? nightsIn(wordsBefore(tokens, end + span, span)) : null,
  };
}

const leastWeekly = 100;
/** 'a week' there, and the 'month' of '3000 month', but not that of '100 week 2'. */
function spanAt(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, weekly);
  const isBare = length === 1 && /^(week|month)$/.test(wordAt(tokens, at));
  return isBare && /^\d/.test(wordAt(tokens, at + 1)) ? 0 : length;
}

/** No stay has so many nights as 'max 300 night'. */
const leastBareNight = 30;
/** The 'night' of '300 night max', but not that of 'a 30 night stay' and '$80 night tour'. */
const bareNight = (tokens: readonly Token[], at: number): 0 | 1 =>
  /^(night|nite|nt)$/.test(wordAt(tokens, at)) && !ofNight.test(wordAt(tokens, at + 1)) ? 1 : 0;
const ofNight =
  /^(stays?|staying|stayed|minimum|min|total|before|after|tours?|markets?|clubs?|out|life|owls?|time|shifts?|trips?|holiday|cruise|booking|reservation|package|from)$/;

type Per = { length: number; isNight: boolean; isOther: boolean };

/** The unit of an amount: 'per room per night', 'a night per person', 'for 3 nights'. */
export function perAt(tokens: readonly Token[], at: number, hasNight = false): Per {
  const room = longestRun(tokens, at, ofRoom) || basisAt(tokens, at);
  const night = longestRun(tokens, at, nightly);
  const many =
    nightsOf(tokens, at) ||
    longestRun(tokens, at, ['for a week', 'for one week', 'for a month', 'for one month']);
  // 'under $200 a night for 3 nights' is what a night costs.
  if (many > 0 && hasNight) return { length: 0, isNight: false, isOther: false };
  // '… for 3 nights from 10 January' says the days too.
  if (many > 0 && beginsDays.test(wordAt(tokens, at + many)))
    return { length: 0, isNight: false, isOther: true };
  // 'under $250 for the weekend' is what the days behind it cost together.
  if (longestRun(tokens, at, wholeWeekends) > 0) return { length: 0, isNight: false, isOther: !hasNight };
  const span = longestRun(tokens, at, otherSpan) || many;
  const length = Math.max(room, night, span);
  if (length === 0) return { length, isNight: false, isOther: false };
  const more = perAt(tokens, at + length, hasNight || night > 0);
  return {
    length: length + more.length,
    isNight: night > 0 || more.isNight,
    isOther: span > Math.max(night, room) || more.isOther,
  };
}

const ofRoom = ['per room', 'a room', '/ room', 'each room', 'for each room'].concat(
  ['double', 'twin', 'single', 'queen'].flatMap((bed) => [
    `a ${bed} room`,
    `per ${bed} room`,
    `per ${bed}`,
    `/ ${bed}`,
  ]),
);
/** 'under $190 double', '$150 a double or less'; a 'double bed' is a thing. */
function basisAt(tokens: readonly Token[], at: number): number {
  const a = Number(wordAt(tokens, at) === 'a');
  if (!/^(double|twin|single)$/.test(wordAt(tokens, at + a))) return 0;
  const next = wordAt(tokens, at + a + 1);
  return next === '' || /^([,.!?)-]|or|max|in|near|per|a|including|incl|with)$/.test(next) ? a + 1 : 0;
}

const beginsDays = /^(from|starting|beginning|arriving|checking|on|over|this|next)$/;

/** A night, a person or another money follows an amount: it is not the sum of a stay in dollars. */
export const isOtherPrice = (tokens: readonly Token[], at: number): boolean =>
  perAt(tokens, at).length + longestRun(tokens, at, foreignAfter) > 0;

/** 'for 3 nights' after an amount: it is the price of them all. */
function nightsOf(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) !== 'for') return 0;
  const count = numberAt(tokens, at + 1);
  const unit = tokens[at + 1 + (count?.length ?? 0)]?.word;
  return count && count.value > 1 && unit?.startsWith('night') ? count.length + 2 : 0;
}
