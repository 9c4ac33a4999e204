import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { Button, ButtonLink } from '~/components/ui/button';
import { keepsAnswer } from '~/lib/browser/keeps-answer';
import { unlistedMeta } from '~/lib/document/page-meta';

import { answerVerification, showVerification, type VerifyAnswer } from './answer-verify.server';
import { VerifyForm } from './verify-form';

export function loader({ request, context: { services } }: LoaderFunctionArgs) {
  return showVerification({ request, services });
}

export function action({ request, context: { services } }: ActionFunctionArgs) {
  return answerVerification({ request, services });
}

export const shouldRevalidate = keepsAnswer;

export const meta: MetaFunction = () => unlistedMeta('Verify your email address');

const texts = {
  done: { title: 'Your address is verified', text: 'Your account is ready. Sign in with your password.' },
  invalid: {
    title: 'This link no longer works',
    text: 'Links work once and for a day. Sign in with your password to have a new one sent, or sign up again.',
  },
};

function textsOf(shown: VerifyAnswer) {
  if (shown.state !== 'ask') return texts[shown.state];
  const password = shown.isNew
    ? 'choose a password: the one that was typed there will not open the account.'
    : 'type your password once more.';
  return {
    title: 'Verify your email address',
    text: `Somebody, we hope you, signed up here with ${shown.email}. Correct what is not yours, and ${password} If it was not you, just close this page: nothing happens.`,
  };
}

export default function VerifyEmail() {
  const loaded: VerifyAnswer = useLoaderData<typeof loader>();
  const answer: VerifyAnswer | undefined = useActionData<typeof action>();
  const shown = answer ?? loaded;
  const query = new URLSearchParams(useLocation().search);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown.state === 'done') heading.current?.focus();
  }, [shown.state]);
  const { title, text } = textsOf(shown);
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl justify-items-start gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p
          role={shown.state === 'done' ? 'status' : undefined}
          className="text-lg text-ink-soft wrap-anywhere"
        >
          {text}
        </p>
        {shown.state === 'ask' ? (
          <VerifyForm token={query.get('token') ?? ''} shown={shown} />
        ) : shown.state === 'done' ? (
          <Form method="post" action="/auth?mode=login">
            <input type="hidden" name="email" value={shown.email} />
            <Button type="submit" name="intent" value="arrive">
              Sign In
            </Button>
          </Form>
        ) : (
          <ButtonLink to="/auth?mode=login">Sign In</ButtonLink>
        )}
      </div>
    </div>
  );
}
