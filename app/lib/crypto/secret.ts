/**
 * A secret of ours: one value, or several while it is being replaced. The first one signs and encrypts; each of them is accepted
 * for reading.
 */
export type Secret = string | readonly [current: string, ...earlier: string[]];

export const currentOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0]);

export const valuesOf = (secret: Secret): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret;
