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
import { confirmEmailChange } from '~/features/accounts/confirm-email-change.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { pageMeta } from '~/lib/page-meta';
import { findViewer } from '~/platform/session.server';
import { addressGroup } from '~/platform/visitor-address';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readAccountToken(services.config.linkSecret, 'change-email', token);
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

/** Works in any browser; if it is one that the account is signed in on, it stays so. */
export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const tokenId = await readToken(args);
  if (!tokenId) return answer('invalid');
  const viewer = await findViewer(services, args.request);
  const keepSession = viewer?.sessionKey ?? '';
  const userId = await confirmEmailChange(services, { tokenId, keepSession });
  if (!userId) return answer('invalid');
  const from = addressGroup(args.request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: userId, action: 'email-changed', from });
  return answer('done');
}

export const meta: MetaFunction = () =>
  pageMeta({ origin: '', title: 'Confirm your new email address', noindex: true });

export default function ChangeEmail() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Confirm your new email address',
        text: 'Press the button, and you sign in with this address from now on. Your other devices are signed out.',
        button: 'Use this address',
      }}
      done={{
        title: 'Your email address is changed',
        text: 'Sign in with the new address. We have told the old one.',
      }}
      invalid={{
        title: 'This link cannot be used',
        text: 'Links work once and for an hour, and only while no other account has the address. You can ask for a new one on your profile.',
      }}
      onward={<ButtonLink to="/dashboard/profile">To your profile</ButtonLink>}
    />
  );
}
