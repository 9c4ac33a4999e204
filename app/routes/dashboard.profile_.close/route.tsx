import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { closeAccountSchema, readAccountForm } from '~/features/people/password/account-form';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import { unlistedMeta } from '~/lib/document/page-meta';
import { withCookies } from '~/platform/http/cookies';
import { requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay, reauthenticate } from '~/platform/auth/reauthenticate.server';
import { endSession } from '~/platform/auth/session.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { ClosingForm } from './closing-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  return { email: viewer.email, reauthenticationWay: findReauthenticationWay(services, viewer) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const form = await sentForm(request);
  const submission = readAccountForm(form, closeAccountSchema);
  const refuse = (reply: FormReply, status: number, cookies: readonly string[] = []) =>
    data({ reply }, { status, headers: withCookies(cookies) });
  const outcome = await reauthenticate(services, request, viewer, { form, action: 'close-account' });
  if (!outcome.isProved) return refuse(errorReply(outcome.errors, submission.reply()), outcome.status);
  const refuseAddress = (error: string, status: number) =>
    refuse(submission.reply({ fieldErrors: { confirmEmail: [error] } }), status, outcome.cookies);
  if (submission.status !== 'success') return refuse(submission.reply(), 400, outcome.cookies);
  if (submission.value.confirmEmail !== viewer.email) {
    return refuseAddress('This is not the email address of your account', 400);
  }
  if (!(await closeAccount(services, viewer))) {
    const lastAdmin =
      'You are the only admin. Make somebody else an admin first, so that the site can be looked after.';
    return refuseAddress(lastAdmin, 409);
  }
  const headers = withCookies(await endSession(services, request, viewer));
  return redirect('/auth/closed', { status: 303, headers });
}

export const meta: MetaFunction = () => unlistedMeta('Close my account');

export default function CloseAccount() {
  const { email, reauthenticationWay } = useLoaderData<typeof loader>();
  return (
    <ClosingForm
      email={email}
      reauthenticationWay={reauthenticationWay}
      reply={useActionData<typeof action>()?.reply}
    />
  );
}
