/** The secret that this account can type to re-authenticate. */
export type TypedWay = 'password' | 'factor' | 'password-or-factor' | 'mail';

/** All ways in which it can. */
export type ReauthenticationWay = TypedWay | `${TypedWay}+passkey`;

export const typedWay = (way: ReauthenticationWay) => way.replace('+passkey', '') as TypedWay;
