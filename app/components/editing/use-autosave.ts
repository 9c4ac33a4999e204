import { useEffect, useRef, useState } from 'react';

import type { FormShape } from '~/lib/editing/form-shape';

import { loadWork } from '~/components/kept/load-work';
import { dropWork, leavingEvent } from '~/components/kept/work-key';
import { useLiveValues } from './use-live-values';

type AutosaveOptions = {
  formId: string;
  shape: FormShape;
  /** Storage key; without one nothing is stored. */
  key: string | undefined;
  version: number | null;
  isDirty: boolean;
  isPaused: boolean;
};

/** State of the copy in the browser: never stored, not stored at present, not stored yet, stored, or too long. */
export type Autosave = 'off' | 'paused' | 'waiting' | 'kept' | 'too-long';

const pause = 600;
const lastMoments = ['pagehide', leavingEvent];

/** Stores the form in the browser a moment after each change. */
export function useAutosave({ formId, shape, key, version, isDirty, isPaused }: AutosaveOptions): Autosave {
  const [state, setState] = useState<Autosave>('waiting');
  const wasDirty = useRef(false);
  const values = useLiveValues({ formId, shape, initial: {}, isWatched: key !== undefined });
  useEffect(() => {
    if (!key || isPaused) return;
    if (!isDirty) {
      // An edit that was undone is not offered later.
      if (wasDirty.current) dropWork(key);
      wasDirty.current = false;
      return setState('waiting');
    }
    wasDirty.current = true;
    let isOpen = true;
    const keep = (isLast: boolean) => {
      const work = { version, at: Date.now(), values };
      loadWork().then(
        ({ keepWork }) => {
          if (!isOpen && !isLast) return;
          const isKept = keepWork(key, work);
          if (isOpen) setState(isKept ? 'kept' : 'too-long');
        },
        () => null,
      );
    };
    const timer = setTimeout(() => keep(false), pause);
    // Leaving right after the last word loses nothing.
    const keepLast = () => keep(true);
    for (const event of lastMoments) window.addEventListener(event, keepLast);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      for (const event of lastMoments) window.removeEventListener(event, keepLast);
    };
  }, [key, version, values, isDirty, isPaused]);
  if (!key) return 'off';
  return isPaused ? 'paused' : state;
}
