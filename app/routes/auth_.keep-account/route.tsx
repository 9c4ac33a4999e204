import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';

import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { readAccountToken } from '~/features/people/sign-in/account-links';
import { keepAccount } from '~/features/people/google/keep-account.server';
import { isLiveToken } from '~/features/people/sign-in/is-live-token.server';
import { keepsAnswer } from '~/lib/browser/keeps-answer';
import { unlistedMeta } from '~/lib/document/page-meta';
import { followLink, showLink } from '~/platform/mail/mail-link.server';
import type { Services } from '~/platform/services';
import { visitorActor } from '~/platform/http/limits/visitor-address';

const readToken = ({ config }: Services, token: string | null) =>
  readAccountToken(config.linkSecret, 'keep-account', token);

export function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  return showLink(args, readToken, (id) => isLiveToken(services, 'keep-account', id));
}

export function action(args: ActionFunctionArgs) {
  const {
    request,
    context: { services },
  } = args;
  return followLink(args, readToken, async (tokenId) => {
    return (await keepAccount(services, visitorActor(request), tokenId)) !== null;
  });
}

export const shouldRevalidate = keepsAnswer;

export const meta: MetaFunction = () => unlistedMeta('Keep your account');

export default function KeepAccount() {
  const state = useMailLinkState();
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
