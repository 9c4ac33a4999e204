import { startTransition, useCallback, useEffect, useState } from 'react';

import type { ConsentChoice } from '~/lib/consent-choice';

import { recallConsent, restoreConsent, storeConsent } from './consent';

type ConsentState = {
  choice: ConsentChoice | null;
  /** Stores the choice in this browser; the caller sends it to the server. */
  choose: (choice: ConsentChoice) => void;
};

/** The visitor's choice; null at first, as in the server's document, which is the same for everybody. */
export function useConsent(): ConsentState {
  const [choice, setChoice] = useState<ConsentChoice | null>(null);
  const choose = useCallback((made: ConsentChoice) => {
    storeConsent(made);
    setChoice(made);
  }, []);
  useEffect(() => {
    // A browser that stores nothing keeps the choice on this page.
    const read = () => setChoice((known) => recallConsent() ?? known);
    restoreConsent();
    startTransition(read);
    // Another tab of the site shares its choice by writing into local storage.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);
  useEffect(() => {
    // The page is now rendered without the banner; until then the mark has hidden it (consent-mark.ts).
    if (choice) delete document.documentElement.dataset.consent;
  }, [choice]);
  return { choice, choose };
}
