/** Maximum of each kind on one account. */
export const maxApps = 5;
export const maxPasskeys = 10;

/** Characters of the name of an authenticator app or a passkey. */
export const maxNameLength = 60;
