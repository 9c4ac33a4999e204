import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';

import { endSubscription } from '~/features/visit/newsletter/end-subscription.server';
import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { readUnsubscribeToken } from '~/features/visit/newsletter/newsletter-links';
import { unlistedMeta } from '~/lib/document/page-meta';
import { followLink, showLink } from '~/platform/mail/mail-link.server';
import type { Services } from '~/platform/services';

const readToken = ({ config }: Services, token: string | null) =>
  readUnsubscribeToken(config.linkSecret, token);

export function loader(args: LoaderFunctionArgs) {
  return showLink(args, readToken);
}

/** The page's own button, or a mail program's one-click request, which the edge accepts by its token. */
export function action(args: ActionFunctionArgs) {
  return followLink(args, readToken, async (id) => {
    await endSubscription(args.context.services, id);
    return true;
  });
}

export const meta: MetaFunction = () => unlistedMeta('Unsubscribe');

export default function Unsubscribe() {
  const state = useMailLinkState();
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
