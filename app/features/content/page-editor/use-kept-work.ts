import { useEffect, useRef, useState } from 'react';

import type { PageValues } from '~/features/import/writing/page-fields';

import { dropWork, keepWork, readWork, takeSent, workKey, type KeptWork } from './kept-work';

type Facts = {
  viewerId: string;
  page: number | 'new';
  /** The version shown, null for a new page. */
  version: number | null;
  /** Whether this person saved that version, so that the work that was sent has arrived. */
  isOwnSave: boolean;
  /** The form came back with what was typed. */
  isAnswered: boolean;
};

/**
 * Unsaved work of an earlier visit, to be offered; null when there is none or it was saved. `settle` ends the
 * offer.
 */
export function useKeptWork({ viewerId, page, version, isOwnSave, isAnswered }: Facts) {
  const [offer, setOffer] = useState<KeptWork | null>(null);
  const key = workKey(viewerId, page);
  // Once: a new version mounts the form anew.
  useEffect(() => {
    const sent = takeSent();
    if (isAnswered) return;
    if (sent && isOwnSave && hasArrived(sent, key, { viewerId, version })) dropWork(sent);
    setOffer(readWork(key));
  }, []);
  return { key, offer, settle: () => setOffer(null) };
}

/**
 * Whether the work that was sent is what is shown now: a later version than its base, or the first of a new
 * page.
 */
function hasArrived(
  sent: string,
  key: string,
  { viewerId, version }: Pick<Facts, 'viewerId' | 'version'>,
): boolean {
  if (sent === workKey(viewerId, 'new')) return version === 1;
  return sent === key && (version ?? 0) > (readWork(sent)?.version ?? 0);
}

type Autosave = {
  key: string;
  version: number | null;
  values: PageValues;
  isDirty: boolean;
  isPaused: boolean;
};

const pause = 600;

/**
 * Stores the form in the browser a moment after each change; 'kept' once it is stored, 'too-long' when it
 * cannot be.
 */
export function useAutosave({ key, version, values, isDirty, isPaused }: Autosave) {
  const [state, setState] = useState<'kept' | 'too-long' | null>(null);
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isPaused) return;
    if (!isDirty) {
      // An edit that was undone is not offered later.
      if (wasDirty.current) dropWork(key);
      wasDirty.current = false;
      return setState(null);
    }
    wasDirty.current = true;
    const timer = setTimeout(() => {
      setState(keepWork(key, { version, at: Date.now(), values }) ? 'kept' : 'too-long');
    }, pause);
    return () => clearTimeout(timer);
  }, [key, version, values, isDirty, isPaused]);
  return state;
}
