/** How the second factor is shown. */
export type Way = 'totp' | 'passkey' | 'recovery-code';

const labels: Record<Way, string> = {
  totp: 'Use your app instead',
  passkey: 'Use a passkey instead',
  'recovery-code': 'Use a recovery code instead',
};

/** The ways of an account, the usual one first. */
export function waysOf({ hasApp, hasPasskey }: { hasApp: boolean; hasPasskey: boolean }): [Way, ...Way[]] {
  const passkey: Way[] = hasPasskey ? ['passkey'] : [];
  if (hasApp) return ['totp', ...passkey, 'recovery-code'];
  return hasPasskey ? ['passkey', 'recovery-code'] : ['recovery-code'];
}

export const otherWays = (ways: readonly Way[], but: Way) =>
  ways.filter((way) => way !== but).map((way) => ({ way, label: labels[way] }));
