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
import { keepAccount } from '~/features/accounts/keep-account.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { pageMeta } from '~/lib/page-meta';
import { addressGroup } from '~/platform/visitor-address';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readAccountToken(services.config.linkSecret, 'keep-account', token);
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const tokenId = await readToken(args);
  const userId = tokenId && (await keepAccount(services, tokenId));
  if (!userId) return answer('invalid');
  const from = addressGroup(args.request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: userId, action: 'account-kept', from });
  return answer('done');
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'Keep your account', noindex: true });

export default function KeepAccount() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Keep your account',
        text: 'Press the button, and your account and the properties that left with it are back.',
        button: 'Keep my account',
      }}
      done={{
        title: 'Your account is back',
        text: 'Nothing will be erased. Sign in as before.',
      }}
      invalid={{
        title: 'This link no longer works',
        text: 'Links work once and for 30 days. After that an account cannot be brought back.',
      }}
      onward={<ButtonLink to="/auth?mode=login">Sign In</ButtonLink>}
    />
  );
}
