import { useCallback, useState } from 'react';

/** Until there are scripts, the ticked rows are this part of the page's form. */
export const bulkPart = 'bulk';

/** The ticked rows of the page. */
export type Chosen = {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  chooseAll: (isOn: boolean) => void;
  clear: () => void;
};

export function useChosen(listings: readonly { id: number }[]): Chosen {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const clear = useCallback(() => setTicked(new Set()), []);
  return {
    ids: listings.map(({ id }) => id).filter((id) => ticked.has(id)),
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked(
        (current) =>
          new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]),
      ),
    chooseAll: (isOn) => setTicked(new Set(isOn ? listings.map(({ id }) => id) : [])),
    clear,
  };
}
