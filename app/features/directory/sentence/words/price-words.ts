import { wordList } from './word-list';

export type Bound = 'below' | 'max' | 'least';

const nots = [
  'not',
  'is not',
  'isnt',
  'arent',
  'are not',
  'no',
  'not be',
  'not cost',
  'not costing',
  'doesnt cost',
  'cant be',
  'wont be',
  'should not be',
  'shouldnt be',
  'must not be',
];
/** 'not if it's more than 250', 'forget it if it costs over 200'. */
const notIf = wordList(
  'not if, forget it if, skip it if, not interested if, no good if, dont bother if, no deal if, no thanks if, no use if, wont book if, wont book it if, not worth it if, too much if, walk away if, pass if, im out if, were out if',
).flatMap((not) =>
  [
    '',
    ...wordList(
      'its, it is, it costs, it goes, theyre, they are, thats, the price is, its priced, price is, its going to be, its gonna be, it ends up, it ends up being, the rate is, we have to pay, i have to pay, it means paying',
    ),
  ].map((what) => `${not} ${what}`.trim()),
);
const allNots = nots.concat(
  notIf,
  notIf.filter((not) => not.startsWith('not if')).map((not) => `but ${not}`),
);
const notThan = (degrees: readonly string[]) =>
  allNots.flatMap((not) => degrees.map((degree) => `${not} ${degree}`));

/** Words before an amount. Prices are inclusive, but for 'below'. */
export const before: Record<Bound, string[]> = {
  below: wordList(`
    under, below, lt, less expensive than, less costly than, less than, fewer than, south of, less as, cheaper than, lower than, <, unter, not as much as, sub, sub -, under -, below -, beneath,
    underneath, weniger als, unter, moins de, a moins de, price under, price below
  `),
  max: notThan([
    'more than',
    'more as',
    'over',
    'above',
    'higher than',
    'greater than',
    'bigger than',
    'dearer than',
    'pricier than',
    'costlier than',
    'expensive than',
    'more expensive than',
  ]).concat(
    wordList(`
    up to, upto, max, maximum, maximum of, max of, at most, at the most, at the very most, tops, price :, price is, budget :, max :, max price :, budget max, nothing pricier than, nothing costlier than, no more than, not more than, not more, not over, not above, but not over, but not above, but no more than, but not more than,
    no higher than, not exceeding, within, budget, budget of, budget is, a budget of, my budget is, on a budget of,
    max budget, can only spend, only spend, can spend, want to spend, happy to spend, spend up to, can afford, can only afford,
    only have, willing to pay, willing to spend, pay up to, prepared to pay, happy to pay, looking to spend, hoping to spend,
    keep it to, spending up to, lte, < =, ≤, bis, bis zu, maximum budget, max price, maximum price, price up to,
    dont want to pay more than, dont want to spend more than, dont want to pay over, dont want to spend over,
    never more than, nothing over, nothing above, nothing more than, nothing dearer than, no dearer than,
    no more expensive than, not dearer than, not more expensive than, not paying more than, not spending more than,
    wont pay more than, cant pay more than, cant spend more than, cant afford more than, cant go over, capped at, per diem, per diem of, per diem is, per diem for accommodation, per diem for accommodation is, limits, limit is, limit, maximum is, max is, most i can pay is, most we can pay is, most i can spend is, most we can spend is, id pay, i would pay, wed pay, we would pay, ill pay, could pay, can go to, can go up to, could go to, could go up to, can stretch to, could stretch to, happy to go to, daily allowance, daily allowance of, allowance, allowance of, allowance is, isnt over, not going over, doesnt exceed, dont exceed, never exceed, cant exceed, not to exceed, wont exceed,
    without going over, no higher, no greater than, spending limit, upper limit,
    cap of, ceiling of, limit of, ceiling, ceiling is, absolute ceiling, absolute max, absolute maximum, absolute limit, hard limit, cap, cap is, caps the rate at, caps rates at, caps us at, caps me at, caps it at, not pass, not passing, dont pass, doesnt pass, must not pass, without passing, not go past, not exceed, shouldnt exceed, should not exceed, must not exceed, price until, price till, budget until,
    low budget, low budget of, tight budget, tight budget of, small budget, small budget of, limited budget, limited budget of, budget per night, budget per night is, nightly budget, nightly budget of, nightly budget is, budget a night, budget pn, max spend, max spend is, max spend of, maximum spend, maximum spend is, maximum spend of, spend limit, spending limit is, have only, only got, have only got, price limit, price limit is, price limit of, price cap, price cap is, price cap of, price ceiling, budget limit, budget limit is, budget cap, budget cap is,
    not a cent more than, not a cent over, not one cent more than, not a dollar more than, not a dollar over, not one dollar more than, not a penny more than, not a penny over, no higher than, nothing higher than, hochstens, maximal, nicht teurer als, nicht mehr als, nicht uber
  `),
  ),
  least: notThan(['less than', 'fewer than', 'under', 'below', 'cheaper than', 'lower than']).concat(
    wordList(`
    over, above, gt, gte, more than, at least, from, starting at, starting from, minimum, min, minimum of, no less than,
    not less than, not under, not below, >, > =, ≥, ab, no cheaper than, not cheaper than, nothing under,
    nothing below, nothing less than, nothing cheaper than, dearer than, more expensive than, pricier than, north of, mindestens, mehr als, uber, upwards of
  `),
  ),
};
export const bounds = Object.values(before).flat();
export const after: [Bound, string[]][] = [
  [
    'max',
    [
      'max',
      'maximum',
      'budget',
      'max budget',
      'or less',
      'and less',
      'or under',
      'and under',
      'or below',
      'and below',
      'tops',
    ],
  ],
  [
    'max',
    [
      'at most',
      'or cheaper',
      'limit',
      'or lower',
      'to spend',
      'to play with',
      'is my limit',
      'is our limit',
      'is my max',
      'is our max',
      'ceiling',
      'cap',
      ...wordList(
        'at a stretch, at a push, at the outside, at the most, at the very most, at the absolute most, is the most, is my absolute max, is our absolute max, is my absolute limit, is our absolute limit, is my ceiling, is our ceiling, absolute limit, hard limit, absolute max, is as high as i can go, is as high as we can go',
      ),
    ],
  ],
  [
    'least',
    [
      '+',
      'plus',
      'or more',
      'and more',
      'or above',
      'and above',
      'minimum',
      'and up',
      'or over',
      'upwards',
      'and upwards',
      'or upwards',
    ],
  ],
];

/* What stands beside an amount. */

export const nightly = wordList(`
  a night, each nite, per night, pn, p / n, p . n, p . n ., / night, nightly, each night, the night, an night, pro nacht, / nacht, a nite,
  / nt, / nite, per nt, a nt, / n, a day, per day, / day, each day, p / day, daily, per nite, pr night, pr nite, ish a night, ish per night, for a night, for one night, for 1 night
`).concat(
  // '600 a night in total' is what all pay for one.
  ['a night', 'per night', 'pn', '/ night', 'each night'].flatMap((night) =>
    ['in total', 'total', 'all up', 'for all of us', 'for the lot'].flatMap((all) => [
      `${night} ${all}`,
      `${all} ${night}`,
    ]),
  ),
);
export const otherSpan = wordList(`
  pppn, ppn, pp pn, p p p n, ppppn, per person per night, a week, per week, / week, pw, weekly, per person, pp, each, a person, / person, a head, per head, total, in total,
  all up, altogether, a month, per month, / month, monthly, per fortnight, a fortnight, / fortnight, p / w, p . w ., pcm, for the week, for a week, for the lot, overall
`);
/** A weekend that an amount is for; its days are read behind it. */
export const wholeWeekends = ['', 'whole ', 'entire '].flatMap((whole) =>
  ['weekend', 'wkend', 'wknd'].map((weekend) => `for the ${whole}${weekend}`),
);
/** A span that makes money of the number before it: '350 a week'. */
export const weekly = wordList(
  'a week, per week, / week, pw, p / w, p . w ., weekly, a month, per month, / month, monthly, pcm, a fortnight, per fortnight, / fortnight, week, month',
);
const spansOf: [number, RegExp][] = [
  [14, /fortnight/],
  [30, /month|pcm/],
];
/** How many nights a span such as 'a week' has. */
export const nightsIn = (span: string): number => spansOf.find(([, word]) => word.test(span))?.[0] ?? 7;
/** What each guest pays. */
export const shares = wordList('pp, pppn, ppn, p p p n, ppppn, per person, / person, a head, per head');
export const australian = ['$', 'a $', 'au $', 'aud', 'aud $'];
export const foreign = wordList(
  '€, £, ¥, us $, usd, eur, gbp, nz $, nzd, chf, cad, sgd, hkd, jpy, cny, rmb, inr, myr, thb, krw, ca $, c $, s $, hk $',
);
export const dollars = ['$', 'dollars', 'dollar', 'aud', 'bucks', 'aud $'];
export const foreignAfter = wordList(`
  €, £, euro, euros, eur, usd, gbp, pounds, us dollars, nzd, quid, sterling, pounds sterling, nz dollars, canadian dollars,
  singapore dollars, hong kong dollars, cad, sgd, hkd, yen, jpy, yuan, rmb, cny, rupees, inr, francs, chf, pesos, baht, won
`);
/** What a number without a currency may count instead. */
export const otherUnits =
  /^(kms?|m|metres?|meters?|kilomet(re|er)s?|min(ute)?s?|hours?|hrs?|h|people|persons?|guests?|adults?|kids?|child(ren)?|nights?|days?|weeks?|months?|years?|yo|s|rooms?|bed(room)?s?|br|stars?|%|\*|dogs?|cats?|pets?|pax|of|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[/:]|uhr|am|pm|personen|couples?|families|reviews?|ratings?|reviewers|sqm|sq|square|feet|foot|ft|acres?|steps|stairs|beds|cars|channels|wines|points|kg|kilos|degrees|mbps|litres?)$/;
export const vaguelyBehind = wordList(
  'ish, or so, or thereabouts, give or take, more or less, roughly, approx, approximately',
);
