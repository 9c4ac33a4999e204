import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { isGoogleReason } from '~/lib/google-texts';
import { afterSignIn } from '~/lib/after-sign-in';
import { pageMeta } from '~/lib/document/page-meta';
import type { Notice } from '~/lib/notices';
import { forgetNotice, readNotice } from '~/platform/http/forms/notice';
import { findViewer } from '~/platform/auth/session.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerAuth } from './answer-auth.server';
import { challengeEnded, type AuthAnswer } from './auth-answer';
import { AuthScreen } from './auth-screen';

/** Initial notice of the page: why Google's sign-in failed, or that the second step took too long. */
function initialAnswer(query: URLSearchParams, notice: Notice | null): AuthAnswer | null {
  if (isGoogleReason(notice)) return { kind: 'google', reason: notice };
  return query.get('again') === 'challenge' ? challengeEnded : null;
}

export async function loader({ request, context: { services, pageNeeds } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = afterSignIn(searchParams.get('redirectTo'));
  if (await findViewer(services, request)) throw redirect(redirectTo);
  const { siteOrigin: origin, google } = services.config;
  pageNeeds.googleSignIn = google.isSetUp;
  const mode = searchParams.get('mode') === 'signup' ? ('sign-up' as const) : ('sign-in' as const);
  const notice = readNotice(services, request);
  const initial = initialAnswer(searchParams, notice);
  return data(
    { mode, redirectTo, origin, hasGoogle: google.isSetUp, initial },
    { headers: notice ? { 'set-cookie': forgetNotice(services) } : undefined },
  );
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const redirectTo = form.get('redirectTo');
  return answerAuth({
    services,
    request,
    form,
    redirectTo: afterSignIn(typeof redirectTo === 'string' ? redirectTo : null),
  });
}

const listed = {
  path: '/auth',
  description: 'Sign in to list a property, answer enquiries and see what your listing brings you.',
};

/** Owners look for the sign-in page by its name; sign-up is the same page with another form. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    origin: page?.origin ?? '',
    title: page?.mode === 'sign-up' ? 'Sign Up' : 'Sign In',
    ...(page?.mode === 'sign-in' ? listed : { noindex: true }),
  });

export default function AuthRoute() {
  const { initial, ...page } = useLoaderData<typeof loader>();
  return <AuthScreen {...page} answer={useActionData<typeof action>() ?? initial ?? undefined} />;
}
