import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import type { FormOffer } from './keep-form';
import { useViewerId } from './use-viewer-id';
import { dropWork, hasWork, markSent, workKey } from './work-key';

type KeptFormOptions = {
  formId: string;
  isDirty: boolean;
  /** The form came back with what was typed and is not saved. */
  isTyped: boolean;
  /** Identifies the record, for a form that shows one record after another. */
  part?: string | number;
};

const loadKeeping = () => import('./keep-form');

/**
 * Keeps what is typed into a form of the dashboard in the browser, and offers it when the form is opened again. It is
 * dropped when it has been saved (`useArrivals`), undone or discarded.
 */
export function useKeptForm({ formId, isDirty, isTyped, part = '' }: KeptFormOptions) {
  const { pathname } = useLocation();
  const viewerId = useViewerId();
  const key = viewerId && workKey('form-work', viewerId, `${pathname}#${formId}${part}`);
  const [isLooking, setLooking] = useState(false);
  const [offer, setOffer] = useState<FormOffer | null>(null);
  useEffect(() => {
    setOffer(null);
    // Later the form's own texts are stored under this key.
    if (!key || isTyped || !hasWork(key)) return;
    let isOpen = true;
    setLooking(true);
    const show = (found: FormOffer | null) => {
      if (!isOpen) return;
      setOffer(found);
      setLooking(false);
    };
    loadKeeping().then(
      ({ findOffer }) => show(findOffer(formId, key)),
      () => show(null),
    );
    return () => {
      isOpen = false;
    };
  }, [key]);
  useKeeping({ formId, key, isDirty, isPaused: isLooking || offer !== null });
  return {
    markSent: () => key && markSent(key),
    offer: offer && {
      ...offer,
      onRestore: () => {
        offer.restore();
        setOffer(null);
      },
      onDiscard: () => {
        if (key) dropWork(key);
        setOffer(null);
      },
    },
  };
}

type Keeping = { formId: string; key: string | null; isDirty: boolean; isPaused: boolean };

function useKeeping({ formId, key, isDirty, isPaused }: Keeping) {
  const wasDirty = useRef(false);
  useEffect(() => {
    // Leaving right after the first words loses nothing.
    const prepare = () => void loadKeeping().catch(() => null);
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
  useEffect(() => {
    if (!key || isPaused) return;
    // An edit that was undone is not offered later.
    if (!isDirty && wasDirty.current) dropWork(key);
    wasDirty.current = isDirty;
    if (!isDirty) return;
    let isOpen = true;
    let end = () => {};
    loadKeeping().then(
      ({ keepTyping }) => {
        if (isOpen) end = keepTyping(formId, key);
      },
      () => null,
    );
    return () => {
      isOpen = false;
      end();
    };
  }, [formId, key, isDirty, isPaused]);
}
