import { maxPriceBound } from '~/features/directory/criteria/criteria';

import { besideKindRule } from '~/features/directory/sentence/money/beside-kind';
import { eachNight, nightsOfBudget } from '~/features/directory/sentence/money/each-night';
import { leastNightly, moneyAt, perAt, type Money } from '~/features/directory/sentence/money/money-at';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import {
  after,
  before,
  bounds,
  otherUnits,
  type Bound,
} from '~/features/directory/sentence/words/price-words';
import { tooMuch } from '~/features/directory/sentence/words/negation-words';

import { isBareRange } from './bare-range';

const approximately = wordList(
  'of, about, around, roughly, approx, the, ca, circa, approximately, like, say, maybe',
);
const about = wordList(
  'around, roundabout, round about, about, roughly, approx, approximately, circa, ca, for like, in the order of, somewhere around, more or less, something like, give or take, thinking, thinking of, thinking about, thinking around, in the range of, in the region of, in the vicinity of, ideally, aiming for',
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
const preferring = wordList(
  'prefer, would prefer, but would prefer, but prefer, but id prefer, but wed prefer, id prefer, wed prefer, i prefer, we prefer, i would prefer, we would prefer, preferably, would rather, would rather pay, id rather pay, wed rather pay, but would rather, closer to, but closer to, nearer, nearer to, preferably closer to, ideally closer to, prefer closer to, would prefer closer to, ideally nearer, hoping for, but hoping for, aim for, better, but better',
);
const preferred = ['would be', 'is', 'wud be', 'would still be', 'would even be']
  .flatMap((verb) =>
    wordList(
      'nicer, better, best, even better, ideal, great, preferred, preferable, perfect, nice, lovely, good, more comfortable, more like it, awesome, amazing',
    ).map((how) => `${verb} ${how}`),
  )
  .concat('if possible', 'ideally', 'preferred', 'preferably', 'if i can', 'if we can');
/** Behind a number that is a price and no number of a house: 'closer to 120 the better'. */
const behindPreferred = /^(the|if|and|or|but|in|near|with|for|please|thanks|so|at|is|would|per|a|max)$/;

/** 'I'd rather pay 250', '300 would be nicer'. */
function preferredAt(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, preferring);
  const money = moneyAt(tokens, at + lead);
  if (!money || money.isForeign || money.isOther) return null;
  const end = at + lead + money.length;
  const tail = longestRun(tokens, end, preferred);
  const next = wordAt(tokens, end);
  const isSaid = tail > 0 || (lead > 0 && (next === '' || isBreak(next) || behindPreferred.test(next)));
  const isPrice = money.isMoney || (money.value >= leastPreferred && Number.isInteger(money.value));
  const max = Math.ceil(money.value * leeway);
  return isSaid && isPrice && max < maxPriceBound
    ? { length: end + tail - at, part: { is: 'price', min: null, max, isAbout: true } }
    : null;
}
const leastPreferred = 60;

/** 'around $200' is at most 15 in a hundred more. */
const leeway = 1.15;
/** The price of a whole stay. */
const totals = wordList(`
  total budget, total budget of, total budget is, in total, total of, total cost, total, budget total, weekly budget, weekly budget of, weekly budget is, weekly rent, monthly budget, monthly budget of, monthly budget is, monthly rent,
  weekly rate, weekly rate of, weekly rates, monthly rate, monthly rate of, fortnightly budget, fortnightly rate, budget weekly, budget monthly, budget per week, budget a week, budget per month, budget a month
`);
function limits(bound: Bound, value: number): { min: number | null; max: number | null } | null {
  if (!Number.isInteger(value) || value < 1) return null;
  if (bound === 'least') return { min: value, max: null };
  const max = bound === 'below' ? value - 0.01 : value;
  return max < maxPriceBound ? { min: null, max } : null;
}

/** The limit for a night; 'a week' before it has seven of them. */
const limitOf = (bound: Bound, value: number, nights: number | null) =>
  nights === null ? limits(bound, value) : eachNight(bound, value, nights);

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
  const most = spread ? money.value + spread.value : Math.ceil(money.value * leeway);
  const each = money.nights === null || money.isForeign ? null : eachNight('max', most, money.nights);
  const max = each?.max ?? most;
  const isPrice = !money.isForeign && (each !== null || !money.isOther) && max < maxPriceBound && max > 0;
  return isPrice
    ? { length: end - at, part: { is: 'price', min: null, max, isAbout: true } }
    : unfiltered(end - at, 'amount');
}

/** 'total budget 500': understood, but nothing that a filter can ask for; of 'weekly budget 700' each night has its part. */
function noLimit(tokens: readonly Token[], at: number): Match | null {
  const total = longestRun(tokens, at, totals);
  const bound = total > 0 ? longestRun(tokens, at + total, bounds) : 0;
  const lead = total + bound;
  const money = lead > 0 ? moneyAt(tokens, at + lead) : null;
  if (!money) return null;
  const end = at + lead + money.length;
  const isBare = !money.isMoney && (money.value < 50 || otherUnits.test(wordAt(tokens, end)));
  if (isBare) return null;
  const nights = money.isForeign
    ? null
    : (money.nights ?? nightsOfBudget(wordsBefore(tokens, at + total, total)));
  const isBelow = longestRun(tokens, at + total, before.below) > 0;
  const each = nights === null ? null : eachNight(isBelow ? 'below' : 'max', money.value, nights);
  return each ? { length: end - at, part: { is: 'price', ...each } } : unfiltered(end - at, 'amount');
}

const noMore = wordList(
  'no more, and no more, not more, and not more, no higher, not a cent more, not a dollar more',
);
/** The bound behind an amount; '150 no more', but '150 no more than 5 minutes away'. */
function lateAt(tokens: readonly Token[], at: number): [Bound, readonly string[]] | undefined {
  const more = longestRun(tokens, at, noMore);
  const isEnd = more > 0 && !/^(than|as|\d.*)$/.test(wordAt(tokens, at + more));
  return isEnd ? ['max', noMore] : after.find(([, phrases]) => longestRun(tokens, at, phrases) > 0);
}

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
  const late = lateAt(tokens, end);
  // 'until 60 dollars', and '$150 a night', which is what one is ready to pay.
  const isNightly =
    lead === 0 &&
    !late &&
    (money.isNight || money.nights !== null) &&
    !money.isVague &&
    money.value >= leastNightly &&
    wordAt(tokens, at - 1) !== 'exactly';
  const bound = lead > 0 ? found?.bound : (late?.[0] ?? (isUntil || isNightly ? 'max' : undefined));
  const isBare = !money.isMoney && otherUnits.test(wordAt(tokens, end));
  // 'hotel from 1880', 'within $50 of the city'.
  const isYear = bound === 'least' && !money.isMoney && money.value >= maxPriceBound;
  if (isYear) return null;
  if (lead > 0 && money.isMoney && wordAt(tokens, end) === 'of') return unfiltered(end - at, 'amount');
  const isSmall = money.value < (lead > 0 && bound !== 'least' ? 30 : isCapped(tokens, at, end) ? 60 : 100);
  if (isBare || (!money.isMoney && (isSmall || !bound))) return null;
  // 'budget 140 a night max' says it twice.
  const isSaid = lead === 0 || late?.[0] === bound;
  const tail = late && isSaid ? longestRun(tokens, end, late[1]) : 0;
  const per = tail > 0 ? perAt(tokens, end + tail) : null;
  const isLessThanSum = /^(dollars?|bucks)$/.test(wordAt(tokens, at - 1));
  const isVagueMax = money.isVague && lead > 0 && (bound === 'max' || bound === 'below') && !isLessThanSum;
  const isWhole =
    (money.isOther && money.nights === null) || (money.isVague && !isVagueMax) || per?.isOther === true;
  const length = end + tail + (per?.length ?? 0) - at;
  const value = isVagueMax ? Math.ceil(money.value * leeway) : money.value;
  const kept = isVagueMax ? 'max' : bound;
  const range = kept && !money.isForeign && !isWhole ? limitOf(kept, value, money.nights) : null;
  return range ? { length, part: { is: 'price', ...range } } : unfiltered(length, 'amount');
}

/** 'city tonight 90 max', but no 'wedding for 90 max' or '90 max guests'. */
function isCapped(tokens: readonly Token[], at: number, end: number): boolean {
  const cap = longestRun(tokens, end, ['max', 'maximum', 'tops', 'at most', 'the most', 'limit']);
  const [last, next] = [wordAt(tokens, at - 1), wordAt(tokens, end + cap)];
  return cap > 0 && !notCapped.test(last) && !otherUnits.test(next);
}
const notCapped =
  /^(for|sleeps?|seats?|of|people|guests|capacity|walk|drive|minutes?|mins?|km|size|age|or|to|-|from|floor|level|room)$/;

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
    lead > 0 ? ['and', 'to', '-', '/', 'und', 'bis', 'until', 'till', 'til', 'up to'] : ['to', '-', 'bis'],
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
  const late = lateAt(tokens, end);
  const tail = late?.[0] === 'max' ? longestRun(tokens, end, late[1]) : 0;
  return { length: end + tail - at, part: { is: 'price', min: least.min, max: max.max } };
}

/** '180 is too much for us': understood, and less is asked for beside it or not at all. */
function tooDear(tokens: readonly Token[], at: number): Match | null {
  const money = moneyAt(tokens, at);
  const end = at + (money?.length ?? 0);
  const dear =
    money && /^(is|are|would|thats|gets)$/.test(wordAt(tokens, end)) ? longestRun(tokens, end, tooMuch) : 0;
  if (!money || dear === 0 || money.value < leastDear) return null;
  const whom = longestRun(tokens, end + dear, ['for us', 'for me', 'for our budget', 'for my budget']);
  return unfiltered(end + dear + whom - at, 'amount');
}
const leastDear = 50;

/** 'max $2xx', '1xx a night', '1xx-2xx': nobody knows how much. */
function hiddenSum(tokens: readonly Token[], at: number): Match | null {
  const lead = Math.max(
    ...[before.max, before.below, before.least].map((led) => longestRun(tokens, at, led)),
  );
  const first = at + lead + Number(wordAt(tokens, at + lead) === '$');
  if (!/^xx\d$/.test(wordAt(tokens, first))) return null;
  let end = first + 1;
  const joint = longestRun(tokens, end, ['-', 'to']);
  const last = end + joint + Number(wordAt(tokens, end + joint) === '$');
  if (joint > 0 && /^xx\d$/.test(wordAt(tokens, last))) end = last + 1;
  return unfiltered(end + perAt(tokens, end).length - at, 'amount');
}

/** A limit, or else what stands beside a kind: 'hotel $150'. */
function oneSum(tokens: readonly Token[], at: number, today: string): Match | null {
  const one = oneAmount(tokens, at);
  return one?.part.is === 'price' ? one : (besideKindRule(tokens, at, today) ?? one);
}

/** 'under $250', '$150-250 a night', 'between 150 and 250', '$200 or less'. */
export const priceRule: Rule = (tokens, at, today) =>
  hiddenSum(tokens, at) ??
  tooDear(tokens, at) ??
  twoAmounts(tokens, at) ??
  noLimit(tokens, at) ??
  aboutSo(tokens, at) ??
  preferredAt(tokens, at) ??
  oneSum(tokens, at, today);
