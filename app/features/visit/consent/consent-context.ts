import { createContext, useContext } from 'react';

import type { ConsentChoice } from '~/lib/consent-choice';

/** The visitor's choice about cookies; null before it is known, and in the server's document. */
export const ConsentContext = createContext<ConsentChoice | null>(null);

export const useConsentChoice = (): ConsentChoice | null => useContext(ConsentContext);
