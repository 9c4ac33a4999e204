import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { MailLinkScreen, type MailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { readAccountToken } from '~/features/accounts/account-links';
import { findTokenOwner } from '~/features/accounts/find-token-owner.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { verifyEmail } from '~/features/accounts/verify-email.server';
import { pageMeta } from '~/lib/page-meta';
import { addressGroup } from '~/platform/visitor-address';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readAccountToken(services.config.linkSecret, 'verify-email', token);
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const id = await readToken(args);
  const isVerified = id !== null && (await verifyEmail(services, id));
  if (!isVerified) return answer('invalid');
  const from = addressGroup(args.request.headers.get('cf-connecting-ip'));
  const subject = await findTokenOwner(services, id);
  await recordAudit(services, { actorId: null, action: 'email-verified', subject, from });
  return answer('done');
}

export const meta: MetaFunction = () =>
  pageMeta({ origin: '', title: 'Verify your email address', noindex: true });

export default function VerifyEmail() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Verify your email address',
        text: 'Press the button, and your account is ready to sign in to.',
        button: 'Verify my address',
      }}
      done={{ title: 'Your address is verified', text: 'Your account is ready. Sign in with your password.' }}
      invalid={{
        title: 'This link no longer works',
        text: 'Links work once and for a day. Sign in with your password to have a new one sent, or sign up again.',
      }}
      onward={<ButtonLink to="/auth?mode=login">Sign In</ButtonLink>}
    />
  );
}
