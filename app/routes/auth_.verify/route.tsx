import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';

import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { readAccountToken } from '~/features/accounts/account-links';
import { findTokenOwner } from '~/features/accounts/find-token-owner.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { verifyEmail } from '~/features/accounts/verify-email.server';
import { pageMeta } from '~/lib/page-meta';
import { followLink, showLink } from '~/platform/mail-link.server';
import type { Services } from '~/platform/services';
import { visitorNetwork } from '~/platform/visitor-address';

const readToken = ({ config }: Services, token: string | null) =>
  readAccountToken(config.linkSecret, 'verify-email', token);

export function loader(args: LoaderFunctionArgs) {
  return showLink(args, readToken);
}

export function action(args: ActionFunctionArgs) {
  const {
    request,
    context: { services },
  } = args;
  return followLink(args, readToken, async (id) => {
    if (!(await verifyEmail(services, id))) return false;
    const from = visitorNetwork(request);
    const subject = await findTokenOwner(services, id);
    await recordAudit(services, { actorId: null, action: 'email-verified', subject, from });
    return true;
  });
}

export const meta: MetaFunction = () =>
  pageMeta({ origin: '', title: 'Verify your email address', noindex: true });

export default function VerifyEmail() {
  const state = useMailLinkState();
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
