import { maxPriceBound } from '~/features/directory/criteria/criteria';
import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { placeNames } from '~/features/directory/sentence/words/kind-words';

import { leastNightly, moneyAt } from './money-at';

const kind =
  /^(hotels?|motels?|hostels?|backpackers|apartments?|apts?|units?|studios?|resorts?|villas?|cabins?|cottages?|bnbs?|rooms?|suites?|pubs?|lodges?|inns?|accommodation|accom)$/;
/** Behind an amount that is something else than what a night costs: 'hotel $150 voucher', 'rooms $20 off'. */
const otherThing =
  /^(off|deposits?|bonds?|vouchers?|gift|credits?|cashback|extra|fees?|cleaning|surcharge|discounts?|deals?|upgrade|refund|less|more|cheaper|breakfast|dinner|lunch|food|meals?|packages?|total|on|worth|holds?|for|over|and|or|to|-|\+)$/;
const counts = /^(nights?|nites?|nts?|weeks?|fortnight)$/;

/** A stay of several nights is said somewhere: 'hotel, 3 nights'. */
const saysNights = (tokens: readonly Token[]) =>
  tokens.some(
    ({ word }, at) =>
      counts.test(word) &&
      ((numberAt(tokens, at - 1)?.value ?? 0) > 1 ||
        /^a (week|fortnight)$/.test(`${wordAt(tokens, at - 1)} ${word}`)),
  );

/** 'two rooms $300' may be the price of both. */
const areSeveral = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at).endsWith('s') && numberAt(tokens, at - 1) !== null;

const longestPlace = 4;
/** Where the kind stands that ends there, or before a place: 'motel Port Adelaide', 'motel in Norwood'; -1 for none. */
function kindBefore(tokens: readonly Token[], at: number): number {
  if (kind.test(wordAt(tokens, at - 1))) return at - 1;
  for (let from = at - 1; from >= Math.max(1, at - longestPlace); from -= 1) {
    if (longestRun(tokens, from, placeNames) !== at - from) continue;
    const before = from - (/^(in|at|near)$/.test(wordAt(tokens, from - 1)) ? 2 : 1);
    if (kind.test(wordAt(tokens, before))) return before;
  }
  return -1;
}

/** So much is hardly for one of several nights. */
const surelyWhole = 300;

/** 'hotel $150', '$99 rooms', 'motel for 120 dollars': what somebody is ready to pay; 'hotel, 3 nights, $500' is that of all nights. */
export const besideKindRule: Rule = (tokens, at) => {
  const lead = /^(for|at)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const money = moneyAt(tokens, at + lead);
  if (!money?.isMoney || money.isNight || money.isForeign || money.isOther || money.isVague) return null;
  const end = at + lead + money.length;
  const isSigned = tokens.slice(at, end).some(({ word }) => /^(\$|dollars?|aud|bucks)$/.test(word));
  const { value } = money;
  const isPrice = isSigned && Number.isInteger(value) && value >= leastNightly;
  const next = wordAt(tokens, end);
  if (!isPrice || otherThing.test(next) || notBehind.test(wordAt(tokens, at - 1))) return null;
  if (value >= surelyWhole && saysNights(tokens))
    return { length: end - at, part: { is: 'total', amount: value, isBelow: false, nights: null } };
  const last = kindBefore(tokens, at);
  const isBehind = last >= 0 && !areSeveral(tokens, last);
  const isBeside = isBehind || (lead === 0 && kind.test(next));
  return isBeside && value < maxPriceBound
    ? { length: end - at, part: { is: 'price', min: null, max: value } }
    : null;
};
/** 'rooms were over $99', 'a $50 deposit' and '$150 or $200' name no limit. */
const notBehind =
  /^(or|and|to|-|than|over|above|from|exactly|was|were|paid|plus|\+|is|save|get|of|about|around)$/;
