import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';

import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerPasskeyReauthentication } from './answer-passkey-reauthentication.server';

/** Re-authentication by passkey, for the script beside a form that asks for it. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  return answerPasskeyReauthentication({ services, request, viewer, form: await sentForm(request) });
}

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireViewer(services, request);
  throw notFound();
}
