import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import type { FormReply } from '~/lib/form/form-reply';
import type { FormIntent } from '~/platform/http/forms/form-intents';

/** The screen's state after one of its forms was sent. */
export type FactorAnswer =
  /** The only time that the codes are shown. */
  | { kind: 'codes'; codes: string[]; isNew: boolean }
  | {
      kind: 'refused';
      intent: FormIntent<'dashboard.security_.factor'>;
      /** The app that it is about. */
      at?: string;
      reply: FormReply;
      way: ReauthenticationWay | null;
    };
