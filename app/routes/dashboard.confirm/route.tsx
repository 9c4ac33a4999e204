import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { Button, ButtonLink, buttonClass } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import { errorReply, errorsIn } from '~/lib/form/form-reply';
import { unlistedMeta } from '~/lib/document/page-meta';
import { withCookies } from '~/platform/http/cookies';
import { requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay, reauthenticate } from '~/platform/auth/reauthenticate.server';
import { findRequestedFile } from '~/platform/auth/require-reauthentication.server';
import { sentForm } from '~/platform/http/forms/sent-form';

/** Re-authentication before a file, which is then sent. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const file = findRequestedFile(request);
  if (!file) throw redirect('/dashboard');
  return { file, way: findReauthenticationWay(services, viewer) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const file = findRequestedFile(request);
  if (!file) throw redirect('/dashboard', 303);
  const form = await sentForm(request);
  const outcome = await reauthenticate(services, request, viewer, { form, action: file.name });
  if (!outcome.isProved) return data({ reply: errorReply(outcome.errors) }, { status: outcome.status });
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, { status: 303, headers: withCookies(outcome.cookies) });
}

export const meta: MetaFunction = () => unlistedMeta('Please confirm that it is you');

export default function Confirm() {
  const { file, way } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state === 'submitting';
  const errors = way ? errorsIn(answer?.reply, 'proof') : undefined;
  const section = useFocusOnError<HTMLElement>(errors || !way, way ? undefined : 'h2');
  return (
    <section
      ref={section}
      aria-labelledby="confirm"
      className={cardClass('wide', 'grid max-w-2xl justify-items-start gap-5')}
    >
      <h2 id="confirm" tabIndex={-1} className="text-2xl outline-none">
        {way ? 'Please confirm that it is you' : 'Your file is ready'}
      </h2>
      {way ? (
        <Form method="post" replace noValidate className="grid w-full gap-5">
          <ReauthenticationField way={way} errors={errors} />
          <div>
            <Button type="submit" aria-disabled={isSending || undefined}>
              {isSending ? 'One moment...' : 'Confirm'}
            </Button>
          </div>
        </Form>
      ) : file.method === 'get' ? (
        <a href={file.address} className={buttonClass('primary')}>
          {file.label}
        </a>
      ) : (
        <form method="post" action={file.address}>
          <Button type="submit">{file.label}</Button>
        </form>
      )}
      <ButtonLink to={file.back} variant="secondary">
        Back
      </ButtonLink>
    </section>
  );
}
