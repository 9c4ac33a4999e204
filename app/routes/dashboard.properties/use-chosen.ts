import { useCallback, useState } from 'react';

import { keptIn, readTicks, ticksPart } from '~/lib/form/page-parts';
import type { ChangeAnswer } from '~/screens/listings/change-answer';

/** The ticked rows of the page. */
export type Chosen = {
  ids: readonly number[];
  /** Those that another list shows. */
  elsewhere: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  chooseAll: (isOn: boolean) => void;
  clear: () => void;
};

/** `first` are the rows that are ticked as the page opens. */
export function useChosen(listings: readonly { id: number }[], first: readonly number[]): Chosen {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(first));
  const clear = useCallback(() => setTicked(new Set()), []);
  const { ids, elsewhere } = parted(listings, ticked);
  return {
    ids,
    elsewhere,
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked(
        (current) =>
          new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id]),
      ),
    chooseAll: (isOn) => setTicked(new Set([...elsewhere, ...(isOn ? listings.map(({ id }) => id) : [])])),
    clear,
  };
}

/** The ticked rows that the list shows, in its order, and the others. */
export function parted(listings: readonly { id: number }[], ticked: ReadonlySet<number>) {
  const ids = listings.map(({ id }) => id).filter((id) => ticked.has(id));
  return { ids, elsewhere: [...ticked].filter((id) => !ids.includes(id)) };
}

/** The rows that are ticked as an answer opens the page; null for those of its address. */
export function ticksOf(posted: ChangeAnswer | undefined): number[] | null {
  if (!posted) return null;
  if ('bulk' in posted) return [];
  if ('confirm' in posted) return [...posted.confirm.ids];
  const kept = keptIn(posted)?.typed[ticksPart];
  return kept ? readTicks(`${kept.chosen},${kept.elsewhere}`) : null;
}
