import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { unlistedMeta } from '~/lib/document/page-meta';
import { localPath } from '~/lib/paths';
import { readIntent } from '~/platform/http/forms/form-intents';
import { findViewer } from '~/platform/auth/session.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { sendCode, takeCode } from './answer-code.server';
import type { CodeAnswer } from './code-answer';
import { CodeScreen } from './code-screen';

const afterwards = (request: Request) =>
  localPath(new URL(request.url).searchParams.get('redirectTo')) ?? '/dashboard';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const redirectTo = afterwards(request);
  if (await findViewer(services, request)) throw redirect(redirectTo);
  return data({ redirectTo });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const input = { services, request, form, redirectTo: afterwards(request) };
  return readIntent('auth_.code', form) === 'code' ? takeCode(input) : sendCode(input);
}

export const meta: MetaFunction = () => unlistedMeta('Sign in by email');

export default function SignInCode() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const answer: CodeAnswer | undefined = useActionData<typeof action>();
  return <CodeScreen redirectTo={redirectTo} answer={answer} />;
}
