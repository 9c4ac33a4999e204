import { useEffect, useSyncExternalStore } from 'react';

import type { ConsentChoice } from '~/lib/consent-choice';

import { recallConsent, restoreConsent, storeConsent } from './consent';

type ConsentState = {
  choice: ConsentChoice | null;
  /** Stores the choice in this browser; the caller sends it to the server. */
  choose: (choice: ConsentChoice) => void;
};

const listeners = new Set<() => void>();
/** The choice on this page, for a browser that stores nothing. */
let chosen: ConsentChoice | null = null;

/** The visitor's choice; null in the document that the server sends, which is the same for everybody. */
export function useConsent(): ConsentState {
  const choice = useSyncExternalStore(subscribe, currentConsent, () => null);
  useEffect(restoreConsent, []);
  useEffect(() => {
    // The page is drawn without the banner now; until then the mark has hidden it (consent-mark.ts).
    if (choice) delete document.documentElement.dataset.consent;
  }, [choice]);
  return { choice, choose };
}

const currentConsent = () => recallConsent() ?? chosen;

function choose(choice: ConsentChoice) {
  chosen = choice;
  storeConsent(choice);
  for (const tell of listeners) tell();
}

/** Another tab of the site tells its choice by writing into local storage. */
function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
