import { useMemo } from 'react';

import type { KeptEdits } from '~/jobs/property-from-url-job';

/** The changes of a person in a review; they stay when the same website is read again. */
export type Edits = {
  valueOf(key: string): string | undefined;
  keep(key: string, value: string): void;
  /** True when a value or an amenity is not to be taken. */
  isLeft(name: string): boolean;
  leave(name: string, isLeft: boolean): void;
};

/** Changes in the reviews of one website; `kept` are those that were sent without scripts. */
export function useEdits(url: string, kept: KeptEdits | null): Edits {
  // Another website starts without changes; later changes are known to the page only.
  return useMemo(() => ({ url, ...editsFrom(kept) }), [url]);
}

function editsFrom(kept: KeptEdits | null): Edits {
  const values = new Map<string, string>(Object.entries(kept?.values ?? {}));
  const left = new Set<string>(kept?.left);
  return {
    valueOf: (key) => values.get(key),
    keep: (key, value) => void values.set(key, value),
    isLeft: (name) => left.has(name),
    leave: (name, isLeft) => void (isLeft ? left.add(name) : left.delete(name)),
  };
}
