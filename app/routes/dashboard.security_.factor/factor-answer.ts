import type { FormErrors } from '~/features/people/password/account-form';
import type { ProofWay } from '~/features/people/second-factor/proof-field';
import type { FormIntent } from '~/platform/http/form-intents';

/** The screen's state after one of its forms was sent. */
export type FactorAnswer =
  /** The only time that the codes are shown. */
  | { kind: 'codes'; codes: string[]; isNew: boolean }
  | {
      kind: 'refused';
      intent: FormIntent<'dashboard.security_.factor'>;
      errors: FormErrors;
      way: ProofWay | null;
    };
