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

/**
 * A count that stopped at `most`, as it is shown: exact below; else the thousand or the hundreds that there are at least, followed
 * by +.
 */
export function shownCount(found: number, most: number): Pick<Removal, 'count' | 'isCapped'> {
  if (found < most) return { count: found, isCapped: false };
  const atLeast = found < 100 ? found : Math.floor(found / 100) * 100;
  return { count: Math.min(atLeast, resultLimit), isCapped: true };
}
