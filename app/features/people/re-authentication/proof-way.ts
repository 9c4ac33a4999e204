/** What this account can type to re-authenticate. */
export type TypedProof = 'password' | 'factor' | 'password-or-factor' | 'mail';

/** All ways in which it can. */
export type ProofWay = TypedProof | `${TypedProof}+passkey`;

export const typedProof = (way: ProofWay) => way.replace('+passkey', '') as TypedProof;
