import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

import type { ConsentChoice } from '~/lib/consent-choice';

import { recallConsent, storeConsent } from './consent';

type ConsentState = {
  choice: ConsentChoice | null;
  /** Keeps the choice in this browser; telling the server is the caller's. */
  choose: (choice: ConsentChoice) => void;
};

/** The visitor's choice: what the server read, until this page knows something newer or remembers more. */
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
