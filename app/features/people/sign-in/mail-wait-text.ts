/** "4 minutes"; at least one. */
const inMinutes = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Why no mail is sent now; the same whether an address has an account or not. `waitMs` is the time until the
 * next one may go.
 */
export const mailWaitText = (waitMs: number): string =>
  `A mail to this address was asked for a short while ago. Please look for it, among the spam as well. The next one can go in ${inMinutes(waitMs)}.`;
