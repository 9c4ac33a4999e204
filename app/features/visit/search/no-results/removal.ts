import { resultLimit } from '~/features/directory/criteria/criteria';
import type { Rel } from '~/features/directory/criteria/indexable';

/** An offer to remove a filter, or several together. `to` is the address of the search without them. */
export type Removal = {
  key: string;
  label: string;
  to: string;
  rel: Rel;
  count: number;
  isCapped: boolean;
};

type Count = Pick<Removal, 'count' | 'isCapped'>;

/**
 * A count that stopped at `most`, as it is shown: exact below; else the thousand or the hundreds that there are at least, followed
 * by +.
 */
export function shownCount(found: number, most: number): Count {
  if (found < most) return { count: found, isCapped: false };
  const atLeast = found < 100 ? found : Math.floor(found / 100) * 100;
  return { count: Math.min(atLeast, resultLimit), isCapped: true };
}

/** In place of a count that stopped, the exact one where it can be known; up to a thousand, as all counts. */
export function exactCount(counted: Count, exact: () => number | null): Count {
  const found = counted.isCapped && counted.count < resultLimit ? exact() : null;
  return found === null ? counted : { count: Math.min(found, resultLimit), isCapped: found > resultLimit };
}
