import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { MailLinkScreen } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { readAccountToken } from '~/features/people/sign-in/account-links';
import { confirmEmailChange } from '~/features/people/email-change/confirm-email-change.server';
import { isLiveToken } from '~/features/people/sign-in/is-live-token.server';
import { findTokenOwner } from '~/features/people/sign-in/find-token-owner.server';
import { keepsAnswer } from '~/lib/browser/keeps-answer';
import { unlistedMeta } from '~/lib/document/page-meta';
import { findViewer } from '~/platform/auth/session.server';

/** 'sign-in': the account that requested the address is not signed in here. */
type Answer = { state: 'ask' | 'done' | 'invalid' | 'sign-in'; back?: string };

const say = (answer: Answer) => data<Answer>(answer, { status: answer.state === 'invalid' ? 400 : 200 });

/**
 * The link, and the account that it changes if that is signed in here; null for a link that we did not sign.
 */
async function readLink({ request, context: { services } }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  const tokenId = await readAccountToken(services.config.linkSecret, 'change-email', token);
  if (!tokenId) return null;
  const viewer = await findViewer(services, request);
  const isOwn = viewer !== null && viewer.userId === (await findTokenOwner(services, tokenId));
  return { tokenId, viewer: isOwn ? viewer : null, back: url.pathname + url.search };
}

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args);
  if (!link || !(await isLiveToken(args.context.services, 'change-email', link.tokenId))) {
    return say({ state: 'invalid' });
  }
  return say(link.viewer ? { state: 'ask' } : { state: 'sign-in', back: link.back });
}

/** Works where the account that requested the address is signed in, and keeps it signed in. */
export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const link = await readLink(args);
  if (!link) return say({ state: 'invalid' });
  const { tokenId, viewer, back } = link;
  if (!viewer) return say({ state: 'sign-in', back });
  const isChanged = (await confirmEmailChange(services, viewer, tokenId)) !== null;
  return say({ state: isChanged ? 'done' : 'invalid' });
}

export const shouldRevalidate = keepsAnswer;

export const meta: MetaFunction = () => unlistedMeta('Confirm your new email address');

export default function ChangeEmail() {
  const loaded: Answer = useLoaderData<typeof loader>();
  const { state, back }: Answer = useActionData<typeof action>() ?? loaded;
  if (state === 'sign-in') return <SignInFirst back={back ?? '/dashboard/profile'} />;
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

function SignInFirst({ back }: { back: string }) {
  return (
    <div className="page section grid justify-items-start gap-5">
      <h1 className="text-3xl">Sign in to confirm</h1>
      <p className="measure text-lg text-ink-soft">
        Somebody, we hope you, wants to use this address for an account. Sign in to that account with the
        address that it has now, and confirm the new one. If it was not you, close this page: nothing happens.
      </p>
      <ButtonLink to={`/auth?${new URLSearchParams({ mode: 'login', redirectTo: back }).toString()}`}>
        Sign In
      </ButtonLink>
    </div>
  );
}
