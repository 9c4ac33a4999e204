import { createContext } from 'react';

/** Nonce of this answer's inline scripts. Blank in the browser, which hides it from scripts as well. */
export const NonceContext = createContext('');
