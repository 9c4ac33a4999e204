import type { FormErrors } from '~/features/people/password/account-form';
import type { ProofWay } from '~/features/people/second-factor/proof-field';
import type { FormIntent } from '~/platform/http/form-intents';

/** What the screen shows after a form of it was sent. */
export type FactorAnswer =
  /** The only time that the codes can be read. */
  | { kind: 'codes'; codes: string[]; isNew: boolean }
  | {
      kind: 'refused';
      intent: FormIntent<'dashboard.security_.factor'>;
      errors: FormErrors;
      way: ProofWay | null;
    };
