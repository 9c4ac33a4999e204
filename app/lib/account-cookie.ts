/**
 * Names the account that has last signed in in this browser, so that another one's work is not sent in its name. It opens
 * nothing: whoever is signed in is decided by the session alone, which ends earlier.
 */
export const accountCookie = 'account';

/** Its value after somebody has signed out. */
export const signedOut = 'none';
