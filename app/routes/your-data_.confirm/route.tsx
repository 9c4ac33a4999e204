import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';

import { MailLinkScreen, useMailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { confirmErasure } from '~/features/people/erasure/confirm-erasure.server';
import { hasOpenRequest } from '~/features/people/erasure/has-open-request.server';
import { daysToErase, hoursToConfirm, readErasureToken } from '~/features/people/erasure/erasure-links';
import { keepsAnswer } from '~/lib/browser/keeps-answer';
import { unlistedMeta } from '~/lib/document/page-meta';
import { followLink, showLink } from '~/platform/mail/mail-link.server';
import type { Services } from '~/platform/services';
import { visitorActor } from '~/platform/http/limits/visitor-address';

const readToken = ({ config }: Services, token: string | null) => readErasureToken(config.linkSecret, token);

export function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  return showLink(args, readToken, (id) => hasOpenRequest(services, id));
}

export function action(args: ActionFunctionArgs) {
  const {
    request,
    context: { services },
  } = args;
  return followLink(args, readToken, (id) => confirmErasure(services, visitorActor(request), id));
}

export const shouldRevalidate = keepsAnswer;

export const meta: MetaFunction = () => unlistedMeta('Erase my data');

export default function ConfirmErasure() {
  const state = useMailLinkState();
  return (
    <MailLinkScreen
      state={state}
      ask={{
        title: 'Erase my data',
        text: 'Press the button, and what you sent to us with this address is erased. It cannot be brought back.',
        button: 'Erase my data',
      }}
      done={{
        title: 'Your data will be erased',
        text: `Your name, addresses and messages will be erased within ${daysToErase} days. There is nothing more for you to do.`,
      }}
      invalid={{
        title: 'This link no longer works',
        text: `Links work once and for ${hoursToConfirm} hours. You can ask for a new one.`,
      }}
      onward={
        state === 'invalid' ? (
          <ButtonLink to="/your-data">Ask for a new link</ButtonLink>
        ) : (
          <ButtonLink to="/">Back to Home</ButtonLink>
        )
      }
    />
  );
}
