import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';

import { ErrorScreen } from '~/components/error-screen';
import { ButtonLink } from '~/components/ui/button';
import { afterSignIn } from '~/lib/after-sign-in';
import { unlistedMeta } from '~/lib/document/page-meta';
import { startGoogle } from '~/platform/auth/google-flow.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { visitorKey } from '~/platform/http/limits/visitor-address';

const perVisitor = { limit: 50, windowSeconds: 600 };

/** Redirects to Google: only from our own form, so that no link of another site can start it. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const key = `google:${await visitorKey(request, services.config.formSecret)}`;
  if (!(await takeAttempt(services, { key, ...perVisitor }))) {
    return data({ state: 'too-many' as const }, { status: 429 });
  }
  const answer = await startGoogle(services, { redirectTo: afterSignIn(form.get('redirectTo')) });
  if (!answer) return data({ state: 'off' as const }, { status: 404 });
  throw answer;
}

export const meta: MetaFunction = () => unlistedMeta('Sign in with Google');

const texts = {
  visit: 'The sign-in screen has a button that takes you to Google.',
  off: 'Google sign-in is not offered here. Please sign in with your email address.',
  'too-many': 'Too many attempts came from your connection. Please try again in ten minutes.',
};

export default function SignInWithGoogle() {
  const answer = useActionData<typeof action>();
  return (
    <ErrorScreen
      title="Sign in with Google"
      text={<p>{texts[answer?.state ?? 'visit']}</p>}
      action={<ButtonLink to="/auth">Back to sign in</ButtonLink>}
    />
  );
}
