import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { endSubscription } from '~/features/newsletter/end-subscription.server';
import { MailLinkScreen, type MailLinkState } from '~/components/mail-link-screen';
import { readUnsubscribeToken } from '~/features/newsletter/newsletter-links';
import { pageMeta } from '~/lib/page-meta';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  return readUnsubscribeToken(services.config.linkSecret, new URL(request.url).searchParams.get('token'));
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

/** The page's own button, or a mail program's one click (readings 30), which the edge lets through for its token. */
export async function action(args: ActionFunctionArgs) {
  const id = await readToken(args);
  if (id !== null) await endSubscription(args.context.services, id);
  return answer(id === null ? 'invalid' : 'done');
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'Unsubscribe', noindex: true });

export default function Unsubscribe() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Leave the list?',
        text: 'Press the button and our letter no longer comes to your address.',
        button: 'Unsubscribe',
      }}
      done={{
        title: 'You have been unsubscribed',
        text: (
          <p>
            No more letters will come. If that was a slip,{' '}
            <Link to="/newsletter" className="text-jacaranda underline">
              subscribe again
            </Link>
            .
          </p>
        ),
      }}
      invalid={{
        title: 'This link does not work',
        text: (
          <p>
            It may have been cut short on its way. Copy the whole address from the mail, or{' '}
            <Link to="/contact" className="text-jacaranda underline">
              write to us
            </Link>{' '}
            and we take you off the list.
          </p>
        ),
      }}
    />
  );
}
