import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { readAccountForm, resetSchema } from '~/features/people/password/account-form';
import { readAccountToken } from '~/features/people/sign-in/account-links';
import { isLiveToken } from '~/features/people/sign-in/is-live-token.server';
import { NewPasswordForm } from '~/features/people/password/new-password-form';
import { resetPassword } from '~/features/people/password/reset-password.server';
import type { FormReply } from '~/lib/form/form-reply';
import { keepsAnswer } from '~/lib/browser/keeps-answer';
import { unlistedMeta } from '~/lib/document/page-meta';
import { sentForm } from '~/platform/http/forms/sent-form';
import { visitorActor } from '~/platform/http/limits/visitor-address';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type Answer = { state: 'ask' | 'done' | 'invalid'; reply?: FormReply };

const answer = (shown: Answer) =>
  data(shown, { status: shown.state === 'invalid' || shown.reply ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readAccountToken(services.config.linkSecret, 'reset-password', token);
}

export async function loader(args: LoaderFunctionArgs) {
  const tokenId = await readToken(args);
  const isLive = tokenId !== null && (await isLiveToken(args.context.services, 'reset-password', tokenId));
  return answer({ state: isLive ? 'ask' : 'invalid' });
}

export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const tokenId = await readToken(args);
  if (!tokenId) return answer({ state: 'invalid' });
  const form = await sentForm(args.request);
  const submission = readAccountForm(form, resetSchema);
  if (submission.status !== 'success') return answer({ state: 'ask', reply: submission.reply() });
  const deps = { ...services, pepper: services.config.passwordPepper };
  const actor = visitorActor(args.request);
  const isSet = await resetPassword(deps, actor, { tokenId, password: submission.value.password });
  return answer({ state: isSet ? 'done' : 'invalid' });
}

export const shouldRevalidate = keepsAnswer;

export const meta: MetaFunction = () => unlistedMeta('Set a new password');

const texts = {
  ask: { title: 'Set a new password', text: 'You will be signed out on every device.' },
  done: {
    title: 'Your password is set',
    text: 'All devices have been signed out. Sign in with the new one.',
  },
  invalid: {
    title: 'This link no longer works',
    text: 'Links work once and for an hour. Ask for a new one.',
  },
};

export default function ResetPassword() {
  const loaded: Answer = useLoaderData<typeof loader>();
  const { state, reply } = useActionData<typeof action>() ?? loaded;
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl justify-items-start gap-5">
        <h1 className="text-3xl">{texts[state].title}</h1>
        <p role={state === 'done' ? 'status' : undefined} className="text-lg text-ink-soft">
          {texts[state].text}
        </p>
        {state === 'ask' && <NewPasswordForm reply={reply} button="Set the password" />}
        {state === 'done' && <ButtonLink to="/auth?mode=login">Sign In</ButtonLink>}
        {state === 'invalid' && <ButtonLink to="/auth/forgot-password">Send a new link</ButtonLink>}
      </div>
    </div>
  );
}
