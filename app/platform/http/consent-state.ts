import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

import type { ConsentChoice } from '~/lib/consent-choice';

import { recallConsent, storeConsent } from './consent';

type ConsentState = {
  choice: ConsentChoice | null;
  /** Stores the choice in this browser; the caller sends it to the server. */
  choose: (choice: ConsentChoice) => void;
};

/** The visitor's choice: the server's value, until this page has a newer or a remembered one. */
export function useConsent(fromServer: ConsentChoice | null): ConsentState {
  const [chosen, setChosen] = useState<ConsentChoice | null>(null);
  const { revalidate } = useRevalidator();
  const choose = useCallback((choice: ConsentChoice) => {
    storeConsent(choice);
    setChosen(choice);
  }, []);
  useEffect(() => {
    const remembered = fromServer === null && chosen === null ? recallConsent() : null;
    if (!remembered) return;
    choose(remembered);
    revalidate();
  }, [fromServer, chosen, choose, revalidate]);
  return { choice: chosen ?? fromServer, choose };
}
