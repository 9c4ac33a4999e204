import type { PasskeyOptions } from '~/features/people/passkeys/passkey-ask';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import type { GoogleReason } from '~/lib/google-texts';

/** The page's state after a form that did not sign in. */
export type AuthAnswer =
  | { kind: 'signed-up'; email: string }
  | { kind: 'resent'; email: string }
  /** The browser has a challenge for a passkey now. */
  | { kind: 'passkey'; options: PasskeyOptions }
  /** Comes from the page where the address was verified. */
  | { kind: 'verified'; email: string }
  /** A visitor came back from Google without an account. */
  | { kind: 'google'; reason: GoogleReason }
  | {
      kind: 'refused';
      form: 'sign-in' | 'sign-up';
      reply: FormReply;
      notice: string | null;
      /** The password is right, but the address is not verified yet. */
      mayResend?: boolean;
    };

export const signUpFailed = 'Sign Up Failed';
export const signInFailed = 'Sign In Failed';
export const accountCreated = {
  title: 'Account Created!',
  text: 'Please check your email to verify your account before signing in.',
};

/** For a visitor whose second factor came too late, from another browser or a second time. */
export const challengeEnded: AuthAnswer = {
  kind: 'refused',
  form: 'sign-in',
  reply: errorReply({}),
  notice: 'This sign-in has ended before it was complete. Please start again.',
};
