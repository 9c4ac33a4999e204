import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';

import { confirmSubscription, mayConfirm } from '~/features/visit/newsletter/confirm-subscription.server';
import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { readConfirmationToken } from '~/features/visit/newsletter/newsletter-links';
import { unlistedMeta } from '~/lib/document/page-meta';
import { followLink, showLink } from '~/platform/mail/mail-link.server';
import type { Services } from '~/platform/services';

const readToken = ({ config, clock }: Services, token: string | null) =>
  readConfirmationToken(config.linkSecret, token, clock.now());

export function loader(args: LoaderFunctionArgs) {
  return showLink(args, readToken, (id) => mayConfirm(args.context.services, id));
}

export function action(args: ActionFunctionArgs) {
  return followLink(args, readToken, (id) => confirmSubscription(args.context.services, id));
}

export const meta: MetaFunction = () => unlistedMeta('Confirm your subscription');

export default function ConfirmSubscription() {
  const state = useMailLinkState();
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
