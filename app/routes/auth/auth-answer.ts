import type { FormErrors } from '~/features/people/password/account-form';
import type { GoogleReason } from '~/lib/google-texts';

/** What the page shows after a form was sent that did not sign anybody in. */
export type AuthAnswer =
  | { kind: 'signed-up'; email: string }
  | { kind: 'resent'; email: string }
  /** Somebody came back from Google and is nobody. */
  | { kind: 'google'; reason: GoogleReason }
  | {
      kind: 'refused';
      form: 'sign-in' | 'sign-up';
      /** What was typed, without passwords. */
      values: Record<string, string>;
      errors: FormErrors;
      notice: string | null;
      /** The right password of an address that is still to be verified. */
      mayResend?: boolean;
    };

export const signUpFailed = 'Sign Up Failed';
export const signInFailed = 'Sign In Failed';
export const accountCreated = {
  title: 'Account Created!',
  text: 'Please check your email to verify your account before signing in.',
};

/** For somebody whose second factor came too late, from another browser or a second time. */
export const challengeEnded: AuthAnswer = {
  kind: 'refused',
  form: 'sign-in',
  values: {},
  errors: {},
  notice: 'This sign-in has ended before it was complete. Please start again.',
};
