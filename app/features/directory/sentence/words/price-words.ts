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
const notThan = (degrees: readonly string[]) =>
  nots.flatMap((not) => degrees.map((degree) => `${not} ${degree}`));

/** Words before an amount. Prices are inclusive, but for 'below'. */
export const before: Record<Bound, string[]> = {
  below: wordList(`
    under, below, less expensive than, less costly than, less than, less as, cheaper than, lower than, <, unter, not as much as, sub, sub -, beneath,
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
    keep it to, spending up to, < =, ≤, bis, bis zu, maximum budget, max price, maximum price, price up to,
    dont want to pay more than, dont want to spend more than, dont want to pay over, dont want to spend over,
    never more than, nothing over, nothing above, nothing more than, nothing dearer than, no dearer than,
    no more expensive than, not dearer than, not more expensive than, not paying more than, not spending more than,
    wont pay more than, cant pay more than, cant spend more than, cant afford more than, cant go over, capped at, per diem, per diem of, per diem is, per diem for accommodation, per diem for accommodation is, limits, limit is, limit, maximum is, max is, most i can pay is, most we can pay is, most i can spend is, most we can spend is, id pay, i would pay, wed pay, we would pay, ill pay, could pay, can go to, can go up to, could go to, could go up to, can stretch to, could stretch to, happy to go to, daily allowance, daily allowance of, allowance, allowance of, allowance is, isnt over, not going over, doesnt exceed,   dont exceed, never exceed,  cant exceed, not to exceed, wont exceed,
    without going over, no higher, no greater than, spending limit, upper limit,
    cap of, ceiling of, limit of, ceiling, ceiling is, absolute ceiling, absolute max, absolute maximum, absolute limit, hard limit, cap, cap is, caps the rate at, caps rates at, caps us at, caps me at, caps it at, not pass, not passing, dont pass, doesnt pass,  must not pass, without passing, not go past, not exceed, shouldnt exceed, should not exceed, must not exceed, price until, price till, budget until, hochstens, maximal, nicht teurer als, nicht mehr als, nicht uber
  `),
  ),
  least: notThan(['less than', 'under', 'below', 'cheaper than', 'lower than']).concat(
    wordList(`
    over, above, more than, at least, from, starting at, starting from, minimum, min, minimum of, no less than,
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
