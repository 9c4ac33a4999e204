import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { MailLinkScreen, type MailLinkState } from '~/components/mail-link-screen';
import { ButtonLink } from '~/components/ui/button';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { confirmErasure } from '~/features/erasure/confirm-erasure.server';
import { daysToErase, hoursToConfirm, readErasureToken } from '~/features/erasure/erasure-links';
import { pageMeta } from '~/lib/page-meta';
import { addressGroup } from '~/platform/visitor-address';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const answer = (state: MailLinkState) => data({ state }, { status: state === 'invalid' ? 400 : 200 });

function readToken({ request, context: { services } }: Args) {
  const token = new URL(request.url).searchParams.get('token');
  return readErasureToken(services.config.linkSecret, token);
}

export async function loader(args: LoaderFunctionArgs) {
  return answer((await readToken(args)) ? 'ask' : 'invalid');
}

export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const id = await readToken(args);
  if (id === null || !(await confirmErasure(services, id))) return answer('invalid');
  const from = addressGroup(args.request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: null, action: 'erasure-confirmed', subject: id, from });
  return answer('done');
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'Erase my data', noindex: true });

export default function ConfirmErasure() {
  const loaded = useLoaderData<typeof loader>();
  const { state } = useActionData<typeof action>() ?? loaded;
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
