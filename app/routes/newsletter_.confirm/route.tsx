import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { confirmSubscription } from '~/features/newsletter/confirm-subscription.server';
import { MailLinkScreen, type MailLinkState } from '~/components/mail-link-screen';
import { readConfirmationToken } from '~/features/newsletter/newsletter-links';
import { pageMeta } from '~/lib/page-meta';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readConfirmationToken(services.config.linkSecret, token, services.clock.now());
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

export async function action(args: ActionFunctionArgs) {
  const id = await readToken(args);
  const isOnList = id !== null && (await confirmSubscription(args.context.services, id));
  return answer(isOnList ? 'done' : 'invalid');
}

export const meta: MetaFunction = () =>
  pageMeta({ origin: '', title: 'Confirm your subscription', noindex: true });

export default function ConfirmSubscription() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Confirm your subscription',
        text: 'Press the button and our letter comes to your address. You can leave the list at any time with one click.',
        button: 'Confirm my subscription',
      }}
      done={{ title: 'You are on the list', text: 'Thank you. The next letter from Adelaide comes to you.' }}
      invalid={{
        title: 'This link no longer works',
        text: (
          <p>
            Confirmation links work for seven days, and only until you leave the list.{' '}
            <Link to="/newsletter" className="text-jacaranda underline">
              Enter your address again
            </Link>{' '}
            and we send a new one.
          </p>
        ),
      }}
    />
  );
}
