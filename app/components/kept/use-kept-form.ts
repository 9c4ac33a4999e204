import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { isOnOther, readFields, writeFields, type FormTexts } from './form-fields';
import { dropWork, keepWork, markSent, readWork, workKey, type KeptWork } from './kept-work';
import { useViewerId } from './use-viewer-id';

type KeptFormOptions = {
  formId: string;
  isDirty: boolean;
  /** The form came back with what was typed and is not saved. */
  isTyped: boolean;
  /** Tells forms of one page apart that have the same id. */
  part?: string | number;
};

const pause = 600;

const formOf = (id: string) => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

/**
 * Keeps what is typed into a form of the dashboard in the browser, and offers it when the form is opened again. It is
 * dropped when it has been saved (`useArrivals`), undone or discarded.
 */
export function useKeptForm({ formId, isDirty, isTyped, part = '' }: KeptFormOptions) {
  const { pathname } = useLocation();
  const viewerId = useViewerId();
  const key = viewerId && workKey('form-work', viewerId, `${pathname}#${formId}${part}`);
  const [offer, setOffer] = useState<{ work: KeptWork<FormTexts>; isOutdated: boolean } | null>(null);
  useEffect(() => {
    const form = formOf(formId);
    const work = key && form && !isTyped ? readWork<FormTexts>(key) : null;
    setOffer(work && form ? { work, isOutdated: isOnOther(form, work.values) } : null);
    // Once for each form: later its own texts are stored under this key.
  }, [key]);
  useKeeping({ formId, key, isDirty, isPaused: offer !== null });
  return {
    markSent: () => key && markSent(key),
    offer: offer &&
      key && {
        ...offer,
        onRestore: () => {
          const form = formOf(formId);
          if (form) writeFields(form, offer.work.values);
          setOffer(null);
        },
        onDiscard: () => {
          dropWork(key);
          setOffer(null);
        },
      },
  };
}

type Keeping = { formId: string; key: string | null; isDirty: boolean; isPaused: boolean };

function useKeeping({ formId, key, isDirty, isPaused }: Keeping) {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (!key || isPaused) return;
    if (!isDirty) {
      // An edit that was undone is not offered later.
      if (wasDirty.current) dropWork(key);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    let timer = 0;
    const keep = () => {
      const form = formOf(formId);
      if (form) keepWork(key, { version: null, at: Date.now(), values: readFields(form) });
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(keep, pause);
    };
    later();
    document.addEventListener('input', later);
    document.addEventListener('change', later);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', later);
      document.removeEventListener('change', later);
    };
  }, [formId, key, isDirty, isPaused]);
}
