import type { PasskeyOptions } from '~/features/people/passkeys/passkey-ask';
import type { FormReply } from '~/lib/form/form-reply';

/**
 * The page's state after a form that did not sign in; with `options` the browser has a challenge for a
 * passkey.
 */
export type ChallengeAnswer =
  | { reply: FormReply; options?: undefined }
  | { reply?: undefined; options: PasskeyOptions };
