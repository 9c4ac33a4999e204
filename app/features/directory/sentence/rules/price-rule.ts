import { maxPriceBound } from '~/features/directory/criteria/criteria';

import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  longestRun,
  numberAt,
  spokenSumAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { after, before, bounds, type Bound } from '~/features/directory/sentence/words/price-words';

import { isBareRange } from './bare-range';

const approximately = wordList(
  'of, about, around, roughly, approx, the, ca, circa, approximately, like, say, maybe',
);
const about = wordList(
  'around, about, roughly, approx, approximately, circa, ca, for like, in the order of, somewhere around, more or less, something like, give or take, thinking, thinking of, thinking about, thinking around, in the range of, in the region of, in the vicinity of, ideally, aiming for',
);
/** A price that may be a little higher. */
const vaguely = [
  '',
  'budget ',
  'budget is ',
  'my budget is ',
  'our budget is ',
  'budget of ',
  'a budget of ',
  'price ',
  'prices ',
].flatMap((lead) => about.map((word) => `${lead}${word}`));
const vaguelyBehind = wordList(
  'ish, or so, or thereabouts, give or take, more or less, roughly, approx, approximately',
);
/** 'around $200' is at most 15 in a hundred more. */
const leeway = 1.15;
/** The price of a whole stay. */
const totals = wordList(
  'total budget, total budget of, total budget is, in total, total of, total cost, total, budget total',
);
const nightly = wordList(`
  a night, each nite, per night, pn, p / n, p . n, p . n ., / night, nightly, each night, the night, an night, pro nacht, / nacht, a nite,
  per nite, pr night, pr nite, ish a night, ish per night, for a night, for one night, for 1 night
`).concat(
  // '600 a night in total' is what all pay for one.
  ['a night', 'per night', 'pn', '/ night', 'each night'].flatMap((night) =>
    ['in total', 'total', 'all up', 'for all of us', 'for the lot'].flatMap((all) => [
      `${night} ${all}`,
      `${all} ${night}`,
    ]),
  ),
);
const otherSpan = wordList(`
  pppn, ppn, pp pn, p p p n, ppppn, per person per night, a week, per week, / week, pw, weekly, per person, pp, each, a person, / person, a head, per head, total, in total,
  all up, altogether, a month, per month, / month, for the week, for a week, for the weekend, for the lot, overall
`);
/** What each guest pays. */
const shares = wordList('pp, pppn, ppn, p p p n, ppppn, per person, / person, a head, per head');
export const australian = ['$', 'a $', 'au $', 'aud', 'aud $'];
const foreign = wordList(
  '€, £, ¥, us $, usd, eur, gbp, nz $, nzd, chf, cad, sgd, hkd, jpy, cny, rmb, inr, myr, thb, krw, ca $, c $, s $, hk $',
);
export const dollars = ['$', 'dollars', 'dollar', 'aud', 'bucks', 'aud $'];
const foreignAfter = wordList(`
  €, £, euro, euros, eur, usd, gbp, pounds, us dollars, nzd, quid, sterling, pounds sterling, nz dollars, canadian dollars,
  singapore dollars, hong kong dollars, cad, sgd, hkd, yen, jpy, yuan, rmb, cny, rupees, inr, francs, chf, pesos, baht, won
`);
/** What a number without a currency may count instead. */
const otherUnits =
  /^(kms?|m|metres?|meters?|kilomet(re|er)s?|min(ute)?s?|hours?|hrs?|h|people|persons?|guests?|adults?|kids?|child(ren)?|nights?|days?|weeks?|months?|years?|yo|s|rooms?|bed(room)?s?|br|stars?|%|\*|dogs?|cats?|pets?|pax|of|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[/:]|uhr|am|pm|personen|couples?|families|reviews?|ratings?|reviewers|sqm|sq|square|feet|foot|ft|acres?|steps|stairs|beds|cars|channels|wines|points|kg|kilos|degrees|mbps|litres?)$/;

/** `isOther`: not what a night costs, or no sure amount. */
type Money = {
  value: number;
  length: number;
  isMoney: boolean;
  isNight: boolean;
  isForeign: boolean;
  isOther: boolean;
  isVague: boolean;
};

function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const own = longestRun(tokens, at, australian);
  const others = longestRun(tokens, at, foreign);
  const start = at + Math.max(own, others);
  const amount = spokenSumAt(tokens, start) ?? numberAt(tokens, start);
  if (!amount) return null;
  const thousands = wordAt(tokens, start + amount.length) === 'k' ? 1 : 0;
  let end = start + amount.length + thousands;
  const vague = longestRun(tokens, end, vaguelyBehind);
  const isVague = vague > 0;
  end += vague;
  const abroad = longestRun(tokens, end, foreignAfter);
  // The sign of 'for two $150' is of the next amount.
  const isNext = wordAt(tokens, end) === '$' && /^\d/.test(wordAt(tokens, end + 1));
  const home = isNext ? 0 : longestRun(tokens, end, dollars);
  end += Math.max(abroad, home);
  const per = perAt(tokens, end);
  // '80 pp', but '2 per person'.
  const isShare = amount.value >= leastNightly && longestRun(tokens, end, shares) > 0;
  return {
    value: thousands ? amount.value * 1000 : amount.value,
    length: end + per.length - at,
    isMoney: own + others + home + abroad + thousands > 0 || per.isNight || isShare,
    isNight: per.isNight,
    isForeign: others > own || abroad > home,
    isOther: per.isOther,
    isVague,
  };
}

type Per = { length: number; isNight: boolean; isOther: boolean };

/** The unit of an amount: 'per room per night', 'a night per person', 'for 3 nights'. */
function perAt(tokens: readonly Token[], at: number, hasNight = false): Per {
  const room = longestRun(tokens, at, ['per room', 'a room', '/ room', 'each room', 'for each room']);
  const night = longestRun(tokens, at, nightly);
  const many = nightsOf(tokens, at) || longestRun(tokens, at, ['for a week', 'for one week']);
  // 'under $200 a night for 3 nights' is what a night costs.
  if (many > 0 && hasNight) return { length: 0, isNight: false, isOther: false };
  // '… for 3 nights from 10 January' says the days too.
  if (many > 0 && beginsDays.test(wordAt(tokens, at + many)))
    return { length: 0, isNight: false, isOther: true };
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

function limits(bound: Bound, value: number): { min: number | null; max: number | null } | null {
  if (!Number.isInteger(value) || value < 1) return null;
  if (bound === 'least') return { min: value, max: null };
  const max = bound === 'below' ? value - 0.01 : value;
  return max < maxPriceBound ? { min: null, max } : null;
}

const spreads = wordList('give or take, plus or minus, + / -, + -');

/** The 20 of '200, give or take 20'. */
function spreadAt(tokens: readonly Token[], at: number): { value: number; length: number } | null {
  const comma = wordAt(tokens, at) === ',' ? 1 : 0;
  const isTaken = wordsBefore(tokens, at, 3) === 'give or take';
  const lead = isTaken ? 0 : longestRun(tokens, at + comma, spreads);
  const from = at + (lead > 0 ? comma + lead : 0);
  const sign = /^[$]$/.test(wordAt(tokens, from)) ? 1 : 0;
  const amount = isTaken || lead > 0 ? numberAt(tokens, from + sign) : null;
  const end = from + sign + (amount?.length ?? 0);
  return amount && !otherUnits.test(wordAt(tokens, end)) ? { value: amount.value, length: end - at } : null;
}

/** 'around 200 a night', '$200-ish': at most a little more. */
function aboutSo(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, vaguely);
  const range = lead > 0 ? twoAmounts(tokens, at + lead) : null;
  if (range) return { ...range, length: lead + range.length };
  const money = moneyAt(tokens, at + lead);
  const spread = money && spreadAt(tokens, at + lead + money.length);
  if (!money || (lead === 0 && !money.isVague && !spread)) return null;
  const end = at + lead + money.length + (spread?.length ?? 0);
  // '170ish', but not '50 or so'.
  const isIsh = wordAt(tokens, end - 1) === 'ish' && tokens[end - 1]?.start === tokens[end - 2]?.end;
  const isSaid = lead > 0 || isIsh || spread !== null;
  const isBare = !money.isMoney && (money.value < 50 || !isSaid || otherUnits.test(wordAt(tokens, end)));
  if (isBare) return null;
  const max = spread ? money.value + spread.value : Math.ceil(money.value * leeway);
  const isPrice = !money.isForeign && !money.isOther && max < maxPriceBound && max > 0;
  return isPrice
    ? { length: end - at, part: { is: 'price', min: null, max, isAbout: true } }
    : unfiltered(end - at, 'amount');
}

/** 'total budget 500': understood, but nothing that a filter can ask for. */
function noLimit(tokens: readonly Token[], at: number): Match | null {
  const total = longestRun(tokens, at, totals);
  const bound = total > 0 ? longestRun(tokens, at + total, bounds) : 0;
  const lead = total + bound;
  const money = lead > 0 ? moneyAt(tokens, at + lead) : null;
  if (!money) return null;
  const end = at + lead + money.length;
  const isBare = !money.isMoney && (money.value < 50 || otherUnits.test(wordAt(tokens, end)));
  return isBare ? null : unfiltered(end - at, 'amount');
}

/** '2 a night' is no price. */
const leastNightly = 20;

function oneAmount(tokens: readonly Token[], at: number): Match | null {
  const found = (['max', 'below', 'least'] as const)
    .map((bound) => ({ bound, length: longestRun(tokens, at, before[bound]) }))
    .toSorted((a, b) => b.length - a.length)[0];
  const lead = found?.length ?? 0;
  const colon = lead > 0 ? colonAt(tokens, at + lead) : 0;
  const start = at + lead + colon + (lead > 0 ? longestRun(tokens, at + lead, approximately) : 0);
  const until = lead > 0 ? 0 : longestRun(tokens, at, ['until', 'till', 'til']);
  const money = moneyAt(tokens, start + until);
  const isUntil = until > 0 && money?.isMoney === true;
  if (!money || (until > 0 && !isUntil)) return null;
  const end = start + until + money.length;
  const late = after.find(([, phrases]) => longestRun(tokens, end, phrases) > 0);
  // 'until 60 dollars', and '$150 a night', which is what one is ready to pay.
  const isNightly =
    lead === 0 &&
    !late &&
    money.isNight &&
    !money.isVague &&
    money.value >= leastNightly &&
    wordAt(tokens, at - 1) !== 'exactly';
  const bound = lead > 0 ? found?.bound : (late?.[0] ?? (isUntil || isNightly ? 'max' : undefined));
  const isBare = !money.isMoney && otherUnits.test(wordAt(tokens, end));
  // 'hotel from 1880', 'within $50 of the city'.
  const isYear = bound === 'least' && !money.isMoney && money.value >= maxPriceBound;
  if (isYear) return null;
  if (lead > 0 && money.isMoney && wordAt(tokens, end) === 'of') return unfiltered(end - at, 'amount');
  const isSmall = money.value < (lead > 0 && bound !== 'least' ? 30 : 100);
  if (isBare || (!money.isMoney && (isSmall || !bound))) return null;
  // 'budget 140 a night max' says it twice.
  const isSaid = lead === 0 || late?.[0] === bound;
  const tail = late && isSaid ? longestRun(tokens, end, late[1]) : 0;
  const per = tail > 0 ? perAt(tokens, end + tail) : null;
  const isLessThanSum = /^(dollars?|bucks)$/.test(wordAt(tokens, at - 1));
  const isVagueMax = money.isVague && lead > 0 && (bound === 'max' || bound === 'below') && !isLessThanSum;
  const isWhole = money.isOther || (money.isVague && !isVagueMax) || per?.isOther === true;
  const length = end + tail + (per?.length ?? 0) - at;
  const value = isVagueMax ? Math.ceil(money.value * leeway) : money.value;
  const range = bound && !money.isForeign && !isWhole ? limits(isVagueMax ? 'max' : bound, value) : null;
  return range ? { length, part: { is: 'price', ...range } } : unfiltered(length, 'amount');
}

const ranges = wordList(
  'between, from, zwischen, price, prices, price range, budget, budget of, price between, anywhere from',
);

/** 'budget: $180'. */
const colonAt = (tokens: readonly Token[], at: number): 0 | 1 => (wordAt(tokens, at) === ':' ? 1 : 0);

/** 'between one and two hundred': the hundreds of the second are the first's too. */
const inHundreds = (tokens: readonly Token[], low: Money, high: number): number =>
  low.value < 10 && !low.isMoney && wordAt(tokens, high + 1) === 'hundred' ? low.value * 100 : low.value;

function twoAmounts(tokens: readonly Token[], at: number): Match | null {
  const named = longestRun(tokens, at, ranges);
  const lead = named + (named > 0 ? colonAt(tokens, at + named) : 0);
  const low = moneyAt(tokens, at + lead);
  if (!low) return null;
  const middle = at + lead + low.length;
  const joint = longestRun(
    tokens,
    middle,
    lead > 0 ? ['and', 'to', '-', 'und', 'bis', 'until', 'till', 'til', 'up to'] : ['to', '-', 'bis'],
  );
  const high = joint > 0 ? moneyAt(tokens, middle + joint) : null;
  if (!high) return null;
  const end = middle + joint + high.length;
  const lowest = inHundreds(tokens, low, middle + joint);
  const isSum = (lead > 0 && lowest >= 50) || isBareRange(tokens, at, end, [lowest, high.value]);
  const isMoney = low.isMoney || high.isMoney;
  if (!isMoney && (!isSum || otherUnits.test(wordAt(tokens, end)))) return null;
  const least = limits('least', lowest);
  const max = limits('max', high.value);
  const isPlain =
    [low, high].every((one) => !one.isForeign && !one.isOther && !one.isVague) && lowest <= high.value;
  if (!least || !max || !isPlain) return unfiltered(end - at, 'amount');
  return { length: end - at, part: { is: 'price', min: least.min, max: max.max } };
}

/** 'under $250', '$150-250 a night', 'between 150 and 250', '$200 or less'. */
export const priceRule: Rule = (tokens, at) =>
  twoAmounts(tokens, at) ?? noLimit(tokens, at) ?? aboutSo(tokens, at) ?? oneAmount(tokens, at);
