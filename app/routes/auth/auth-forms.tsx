import { Form, Link, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { fieldsOf, typedIn } from '~/lib/form/form-reply';

import { signInFailed, signUpFailed, type AuthAnswer } from './auth-answer';

type Refusal = Extract<AuthAnswer, { kind: 'refused' }> | null;
type FormProps = { redirectTo: string; refusal: Refusal };

export function SignInForm({ redirectTo, refusal, address }: FormProps & { address: string | undefined }) {
  const { form, isSending } = useForm(refusal);
  const field = fieldsOf<'email' | 'password'>(refusal?.reply, { email: address });
  return (
    <>
      <Form
        key={address}
        ref={form}
        method="post"
        action="/auth?mode=login"
        replace
        noValidate
        data-failure={signInFailed}
        data-failure-text="An error occurred during sign in."
        className="grid gap-5"
      >
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField {...field('email')} label="Email" type="email" autoComplete="username webauthn" required />
        <TextField
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" name="intent" value="sign-in" aria-disabled={isSending || undefined}>
            {isSending ? 'Signing in...' : 'Sign In'}
          </Button>
          <Link to="/auth/forgot-password" className="text-jacaranda underline">
            Forgot your password?
          </Link>
        </div>
        <p className="border-t border-line pt-5">
          <Link to={codePath(redirectTo)} className="inline-block py-2.5 text-jacaranda underline">
            Email me a code instead
          </Link>
        </p>
      </Form>
      {refusal?.mayResend && (
        <Form method="post" action="/auth?mode=login" replace className="border-t border-line pt-5">
          <input type="hidden" name="email" value={typedIn(refusal.reply, 'email') ?? ''} />
          <Button type="submit" name="intent" value="resend" variant="secondary">
            Send the verification email again
          </Button>
        </Form>
      )}
    </>
  );
}

export function SignUpForm({ redirectTo, refusal }: FormProps) {
  const { form, isSending } = useForm(refusal);
  const typed = fieldsOf<string>(refusal?.reply);
  const field = (name: string, label: string) => ({ ...typed(name), label });
  return (
    <Form
      ref={form}
      method="post"
      action="/auth?mode=signup"
      replace
      noValidate
      data-failure={signUpFailed}
      data-failure-text="An error occurred during sign up."
      className="grid gap-5"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <TextField {...field('fullName', 'Full Name')} autoComplete="name" required />
      <TextField {...field('email', 'Email')} type="email" autoComplete="username" required />
      <TextField {...field('companyName', 'Company Name')} autoComplete="organization" optional />
      <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" optional />
      <TextField
        {...field('password', 'Password')}
        type="password"
        autoComplete="new-password"
        hint="6 to 128 characters. A few words in a row are good."
        required
      />
      <TextField
        {...field('confirmPassword', 'Confirm Password')}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" name="intent" value="sign-up" aria-disabled={isSending || undefined}>
        {isSending ? 'Creating account...' : 'Create Account'}
      </Button>
    </Form>
  );
}

const codePath = (redirectTo: string) =>
  `/auth/code${redirectTo === '/dashboard' ? '' : `?${new URLSearchParams({ redirectTo }).toString()}`}`;

/** The first error gets the focus; a second press while sending does nothing. */
function useForm(refusal: Refusal) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(refusal);
  return { form, isSending };
}
