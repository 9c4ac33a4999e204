/**
 * Names the account that has last signed in in this browser, so that another account's work is not sent in
 * its name. It gives no access: only the session, which ends earlier, decides who is signed in.
 */
export const accountCookie = 'account';

/** Its value after a sign-out. */
export const signedOut = 'none';
