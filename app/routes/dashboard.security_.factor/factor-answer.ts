import type { FormErrors } from '~/features/accounts/account-form';
import type { ProofWay } from '~/features/accounts/proof-field';

export type FactorIntent = 'begin' | 'confirm' | 'new-codes' | 'remove';

/** What the screen shows after a form of it was sent. */
export type FactorAnswer =
  /** The only time that the codes can be read. */
  | { kind: 'codes'; codes: string[]; isNew: boolean }
  | { kind: 'refused'; intent: FactorIntent; errors: FormErrors; way: ProofWay | null };
