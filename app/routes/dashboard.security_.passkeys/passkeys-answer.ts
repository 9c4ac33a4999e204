import type { NewPasskeyOptions } from '~/features/people/passkeys/passkey-ask';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import type { FormReply } from '~/lib/form/form-reply';

/** The screen's state after one of its forms was sent. */
export type PasskeysAnswer =
  /** The browser makes a passkey now, under that name. */
  | { kind: 'ask'; name: string; options: NewPasskeyOptions }
  /** The only time that the codes are shown. */
  | { kind: 'codes'; codes: string[] }
  /** `at`: 'new', or the intent and the passkey's id with a space between. */
  | { kind: 'refused'; at: string; reply: FormReply; way: ReauthenticationWay | null };

export type Refusal = Extract<PasskeysAnswer, { kind: 'refused' }> | null;
