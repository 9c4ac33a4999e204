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
