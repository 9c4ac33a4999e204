import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageMeta } from '~/lib/page-meta';
import { localPath } from '~/lib/paths';
import { findViewer } from '~/platform/session.server';

import { answerAuth } from './answer-auth.server';
import { challengeEnded } from './auth-answer';
import { AuthScreen } from './auth-screen';

/** Where somebody goes who is signed in: a page of ours that they came from, else the dashboard. */
const afterwards = (path: string | null) => localPath(path) ?? '/dashboard';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = afterwards(searchParams.get('redirectTo'));
  if (await findViewer(services, request)) throw redirect(redirectTo);
  const mode = searchParams.get('mode') === 'signup' ? ('sign-up' as const) : ('sign-in' as const);
  const again = searchParams.get('again') === 'challenge';
  return data({ mode, redirectTo, again, origin: services.config.siteOrigin });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const redirectTo = form.get('redirectTo');
  return answerAuth({
    services,
    request,
    form,
    redirectTo: afterwards(typeof redirectTo === 'string' ? redirectTo : null),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    origin: page?.origin ?? '',
    title: page?.mode === 'sign-up' ? 'Sign Up' : 'Sign In',
    noindex: true,
  });

export default function AuthRoute() {
  const { mode, redirectTo, again } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthScreen mode={mode} redirectTo={redirectTo} answer={answer ?? (again ? challengeEnded : undefined)} />
  );
}
