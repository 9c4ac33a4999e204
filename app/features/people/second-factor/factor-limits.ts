/** At most so many of each on one account. */
export const maxApps = 5;
export const maxPasskeys = 10;

/** Of the name that somebody gives an authenticator app or a passkey. */
export const maxNameLength = 60;
