import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';

import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { readAccountToken } from '~/features/accounts/account-links';
import { confirmEmailChange } from '~/features/accounts/confirm-email-change.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { pageMeta } from '~/lib/page-meta';
import { followLink, showLink } from '~/platform/mail-link.server';
import type { Services } from '~/platform/services';
import { findViewer } from '~/platform/session.server';
import { visitorNetwork } from '~/platform/visitor-address';

const readToken = ({ config }: Services, token: string | null) =>
  readAccountToken(config.linkSecret, 'change-email', token);

export function loader(args: LoaderFunctionArgs) {
  return showLink(args, readToken);
}

/** Works in any browser; if it is one that the account is signed in on, it stays so. */
export function action(args: ActionFunctionArgs) {
  const {
    request,
    context: { services },
  } = args;
  return followLink(args, readToken, async (tokenId) => {
    const viewer = await findViewer(services, request);
    const keepSession = viewer?.sessionKey ?? '';
    const userId = await confirmEmailChange(services, { tokenId, keepSession });
    if (!userId) return false;
    const from = visitorNetwork(request);
    await recordAudit(services, { actorId: userId, action: 'email-changed', from });
    return true;
  });
}

export const meta: MetaFunction = () =>
  pageMeta({ origin: '', title: 'Confirm your new email address', noindex: true });

export default function ChangeEmail() {
  const state = useMailLinkState();
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
