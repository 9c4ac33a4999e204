import { maxPriceBound } from '~/features/directory/criteria/criteria';
import { nightsIn, type Bound } from '~/features/directory/sentence/words/price-words';

import { leastNightly } from './money-at';

export type Range = { min: number | null; max: number | null };

/** The limit for each night of 'under $700 a week'; null where a night would cost next to nothing, and for what is to be dearer. */
export function eachNight(bound: Bound, value: number, nights: number): Range | null {
  const each = value / nights;
  const max = bound === 'below' && Number.isInteger(each) ? each - 0.01 : Math.floor(each);
  return bound !== 'least' && each >= leastNightly && max < maxPriceBound ? { min: null, max } : null;
}

/** The nights of 'weekly budget' and 'budget per month'; null for 'total budget'. */
export const nightsOfBudget = (words: string): number | null =>
  /week|fortnight|month/.test(words) ? nightsIn(words) : null;
