import { maxPriceBound } from '~/features/directory/criteria/criteria';

import { unfiltered, type Match, type Rule } from './parts';
import { longestRun, numberAt, type Token } from './tokens';
import { wordList } from './word-list';

type Bound = 'below' | 'most' | 'least';

/** Words before an amount. Prices are inclusive, but for 'below'. */
const before: Record<Bound, string[]> = {
  below: ['under', 'below', 'less than', 'cheaper than', 'lower than', '<', 'unter', 'not as much as'],
  most: wordList(`
    up to, max, maximum, maximum of, max of, at most, no more than, not more than, not over, not above,
    no higher than, not exceeding, within, budget, budget of, budget is, a budget of, my budget is, on a budget of,
    max budget, < =, ≤, bis, bis zu, maximum budget, max price, maximum price, price up to,
    dont want to pay more than, dont want to spend more than, dont want to pay over, dont want to spend over,
    never more than
  `),
  least: wordList(`
    over, above, more than, at least, from, starting at, starting from, minimum, min, minimum of, no less than,
    not less than, not under, not below, >, > =, ≥, ab
  `),
};
const after: [Bound, string[]][] = [
  [
    'most',
    ['max', 'maximum', 'or less', 'and less', 'or under', 'and under', 'or below', 'and below', 'tops'],
  ],
  ['most', ['at most', 'or cheaper', 'limit', 'or lower']],
  ['least', ['+', 'plus', 'or more', 'and more', 'or above', 'and above', 'minimum', 'and up', 'or over']],
];
const approximately = ['of', 'about', 'around', 'roughly', 'approx', 'the'];
const nightly = wordList(`
  a night, per night, pn, p / n, / night, nightly, each night, the night, an night, pro nacht, / nacht, a nite,
  per nite, for a night, for one night, for 1 night
`);
const otherSpan = wordList(`
  a week, per week, / week, pw, weekly, per person, pp, each, a person, / person, a head, per head, total, in total,
  all up, altogether, a month, per month, / month, for the week, for a week, for the weekend, for the lot, overall
`);
const australian = ['$', 'a $', 'au $', 'aud', 'aud $'];
const foreign = ['€', '£', '¥', 'us $', 'usd', 'eur', 'gbp', 'nz $', 'nzd'];
const dollars = ['$', 'dollars', 'dollar', 'aud', 'bucks', 'aud $'];
const foreignAfter = ['€', '£', 'euro', 'euros', 'eur', 'usd', 'gbp', 'pounds', 'us dollars', 'nzd'];
/** What a number without a currency may count instead. */
const otherUnits =
  /^(kms?|m|metres?|meters?|kilomet(re|er)s?|min(ute)?s?|hours?|hrs?|h|people|persons?|guests?|adults?|kids?|child(ren)?|nights?|days?|weeks?|months?|years?|yo|s|rooms?|bed(room)?s?|br|stars?|%|\*|dogs?|cats?|pets?|pax|of|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[/:]|uhr|am|pm|personen|couples?|families)$/;

type Money = { value: number; length: number; isMoney: boolean; isForeign: boolean; isOther: boolean };

function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const own = longestRun(tokens, at, australian);
  const others = longestRun(tokens, at, foreign);
  const start = at + Math.max(own, others);
  const amount = numberAt(tokens, start);
  if (!amount) return null;
  let end = start + amount.length;
  const abroad = longestRun(tokens, end, foreignAfter);
  const home = longestRun(tokens, end, dollars);
  end += Math.max(abroad, home);
  const night = longestRun(tokens, end, nightly);
  const span = longestRun(tokens, end, otherSpan) || nightsOf(tokens, end);
  const isOther = span > night;
  return {
    value: amount.value,
    length: end + Math.max(night, span) - at,
    isMoney: own + others + home + abroad + night > 0,
    isForeign: others > own || abroad > home,
    isOther,
  };
}

/** 'for 3 nights' after an amount: it is the price of them all. */
function nightsOf(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'for') return 0;
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

function oneAmount(tokens: readonly Token[], at: number): Match | null {
  const found = (['most', 'below', 'least'] as const)
    .map((bound) => ({ bound, length: longestRun(tokens, at, before[bound]) }))
    .toSorted((a, b) => b.length - a.length)[0];
  const lead = found?.length ?? 0;
  const start = at + lead + (lead > 0 ? longestRun(tokens, at + lead, approximately) : 0);
  const money = moneyAt(tokens, start);
  if (!money) return null;
  const end = start + money.length;
  const late = after.find(([, phrases]) => longestRun(tokens, end, phrases) > 0);
  const bound = lead > 0 ? found?.bound : late?.[0];
  const isBare = !money.isMoney && otherUnits.test(tokens[end]?.word ?? '');
  const isSmall = money.value < (lead > 0 && bound !== 'least' ? 30 : 100);
  if (isBare || (!money.isMoney && (isSmall || !bound))) return null;
  const tail = lead > 0 || !late ? 0 : longestRun(tokens, end, late[1]);
  const night = tail > 0 ? longestRun(tokens, end + tail, nightly) : 0;
  const length = end + tail + night - at;
  const range = bound && !money.isForeign && !money.isOther ? limits(bound, money.value) : null;
  return range ? { length, part: { is: 'price', ...range } } : unfiltered(length, 'amount');
}

function twoAmounts(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, ['between', 'from', 'zwischen']);
  const low = moneyAt(tokens, at + lead);
  if (!low) return null;
  const middle = at + lead + low.length;
  const joint = longestRun(tokens, middle, lead > 0 ? ['and', 'to', '-', 'und', 'bis'] : ['to', '-', 'bis']);
  const high = joint > 0 ? moneyAt(tokens, middle + joint) : null;
  if (!high) return null;
  const end = middle + joint + high.length;
  const isMoney = low.isMoney || high.isMoney;
  if (!isMoney && (lead === 0 || low.value < 50 || otherUnits.test(tokens[end]?.word ?? ''))) return null;
  const least = limits('least', low.value);
  const most = limits('most', high.value);
  const isPlain =
    !low.isForeign && !high.isForeign && !low.isOther && !high.isOther && low.value <= high.value;
  if (!least || !most || !isPlain) return unfiltered(end - at, 'amount');
  return { length: end - at, part: { is: 'price', min: least.min, max: most.max } };
}

/** 'under $250', '$150-250 a night', 'between 150 and 250', '$200 or less'. */
export const priceRule: Rule = (tokens, at) => twoAmounts(tokens, at) ?? oneAmount(tokens, at);
