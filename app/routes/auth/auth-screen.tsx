import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { Card } from '~/components/ui/card';
import { classes } from '~/lib/classes';
import { typedIn } from '~/lib/form/form-reply';
import { googleTexts } from '~/lib/google-texts';
import { withQuery } from '~/features/directory/criteria/criteria';

import { accountCreated, signInFailed, signUpFailed, type AuthAnswer } from './auth-answer';
import { SignInForm, SignUpForm } from './auth-forms';
import { GoogleForm } from './google-form';
import { PasskeyForm } from './passkey-form';

type Mode = 'sign-in' | 'sign-up';
type AuthScreenProps = {
  mode: Mode;
  redirectTo: string;
  answer: AuthAnswer | undefined;
  hasGoogle: boolean;
};

/**
 * Two tabs, each with an address of its own; a successful sign-up leads to the first with the address filled
 * in.
 */
export function AuthScreen({ mode: requested, redirectTo, answer, hasGoogle }: AuthScreenProps) {
  const mode = modeOf(answer) ?? requested;
  const refusal = answer?.kind === 'refused' ? answer : null;
  const address = answer && 'email' in answer ? answer.email : typedIn(refusal?.reply, 'email');
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-3xl">{greetingOf(mode, answer)}</h1>
        <Card>
          <nav aria-label="Account" className="grid grid-cols-2 border-b border-line">
            <Tab to="login" label="Sign In" isCurrent={mode === 'sign-in'} redirectTo={redirectTo} />
            <Tab to="signup" label="Sign Up" isCurrent={mode === 'sign-up'} redirectTo={redirectTo} />
          </nav>
          <div className="grid gap-5 p-5 sm:p-8">
            <Notice answer={answer} />
            {mode === 'sign-in' ? (
              <SignInForm redirectTo={redirectTo} address={address} refusal={refusal} />
            ) : (
              <SignUpForm redirectTo={redirectTo} refusal={refusal} />
            )}
            {mode === 'sign-in' && <PasskeyForm redirectTo={redirectTo} answer={answer} />}
            {hasGoogle && <GoogleForm redirectTo={redirectTo} />}
          </div>
        </Card>
        <p className="text-sm text-ink-soft">
          By using an account you accept our{' '}
          <Link to="/terms" className="text-jacaranda underline">
            terms
          </Link>{' '}
          and{' '}
          <Link to="/privacy-policy" className="text-jacaranda underline">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </div>
  );
}

/** A visitor who has just made an account is not welcomed back. */
function greetingOf(mode: Mode, answer: AuthAnswer | undefined): string {
  if (mode === 'sign-up') return 'List your property';
  return answer?.kind === 'signed-up' || answer?.kind === 'verified' ? 'Welcome' : 'Welcome back';
}

function modeOf(answer: AuthAnswer | undefined): Mode | null {
  if (!answer || answer.kind === 'google') return null;
  return answer.kind === 'refused' ? answer.form : 'sign-in';
}

function Tab({
  to,
  label,
  isCurrent,
  redirectTo,
}: {
  to: 'login' | 'signup';
  label: string;
  isCurrent: boolean;
  redirectTo: string;
}) {
  const query = new URLSearchParams({ mode: to, ...(redirectTo !== '/dashboard' && { redirectTo }) });
  return (
    <Link
      to={withQuery('/auth', query)}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
      className={classes(
        'grid min-h-12 place-items-center font-semibold no-underline',
        isCurrent ? 'text-ink shadow-[inset_0_-3px_0] shadow-gum' : 'text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </Link>
  );
}

/** Stays on the page, since a refused form is sent again from there; a toast would say it twice. */
function Notice({ answer }: { answer: AuthAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  const notice = noticeOf(answer);
  if (!notice) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={notice.isGood ? 'status' : 'alert'}
      className={classes(
        'rounded-control px-4 py-3 outline-none',
        notice.isGood ? 'bg-gum-tint text-gum' : 'border-l-4 border-terracotta bg-terracotta-tint text-ink',
      )}
    >
      <p className="font-semibold">{notice.title}</p>
      <p>{notice.text}</p>
    </div>
  );
}

function noticeOf(answer: AuthAnswer | undefined) {
  if (!answer || answer.kind === 'passkey' || answer.kind === 'verified') return null;
  if (answer.kind === 'signed-up') return { ...accountCreated, isGood: true };
  if (answer.kind === 'resent') {
    const text = 'If this address is waiting to be verified, a new link is on its way to it.';
    return { title: 'Please check your email', text, isGood: true };
  }
  if (answer.kind === 'google') return { ...googleTexts[answer.reason], isGood: false };
  if (!answer.notice) return null;
  const title = answer.form === 'sign-up' ? signUpFailed : signInFailed;
  return { title, text: answer.notice, isGood: false };
}
