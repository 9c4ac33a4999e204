import { useMemo } from 'react';

/** What a person changed in a review: it stays when the same website is read again. */
export type Edits = {
  valueOf(key: string): string | undefined;
  keep(key: string, value: string): void;
  /** Whether a value or an amenity is not to be taken. */
  isLeft(name: string): boolean;
  leave(name: string, isLeft: boolean): void;
};

/** Changes in the reviews of one website. */
export function useEdits(url: string): Edits {
  // Another website begins anew.
  return useMemo(() => ({ url, ...noEdits() }), [url]);
}

function noEdits(): Edits {
  const values = new Map<string, string>();
  const left = new Set<string>();
  return {
    valueOf: (key) => values.get(key),
    keep: (key, value) => void values.set(key, value),
    isLeft: (name) => left.has(name),
    leave: (name, isLeft) => void (isLeft ? left.add(name) : left.delete(name)),
  };
}
