import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/use-focus-on-error';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { fieldsOf } from '~/lib/form/form-reply';
import { unlistedMeta } from '~/lib/page-meta';
import { localPath } from '~/lib/paths';
import { sentForm } from '~/platform/http/sent-form';

import { answerChallenge, findOwnChallenge, startAgain } from './answer-challenge.server';

type Way = 'totp' | 'recovery-code';

const afterwards = (request: Request) =>
  localPath(new URL(request.url).searchParams.get('redirectTo')) ?? '/dashboard';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const redirectTo = afterwards(request);
  if (!(await findOwnChallenge({ services, request }))) throw startAgain({ services, redirectTo }, true);
  const asked = new URL(request.url).searchParams.get('way');
  const way: Way = asked === 'recovery-code' ? asked : 'totp';
  return data({ way, redirectTo }, { headers: { 'cache-control': 'private, no-store' } });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  return answerChallenge({ services, request, form, redirectTo: afterwards(request) });
}

export const meta: MetaFunction = () => unlistedMeta('Second factor');

const texts = {
  totp: {
    text: 'Type the code that your authenticator app shows for this account.',
    field: { label: 'Code from your app', inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: { way: 'recovery-code', label: 'Use a recovery code instead' },
  },
  'recovery-code': {
    text: 'Type one of the recovery codes that you kept. Each works once.',
    field: { label: 'Recovery code', inputMode: 'text', autoComplete: 'off' },
    other: { way: 'totp', label: 'Use your app instead' },
  },
} as const;

export default function Challenge() {
  const { way, redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(answer);
  const { text, field, other } = texts[way];
  const address = (to: Way) => `/auth/challenge?${new URLSearchParams({ way: to, redirectTo }).toString()}`;
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-3xl">One more step</h1>
        <Card padding="wide" className="grid gap-5">
          <p>{text}</p>
          <Form
            key={way}
            ref={form}
            method="post"
            action={address(way)}
            replace
            noValidate
            className="grid gap-5"
          >
            <input type="hidden" name="way" value={way} />
            <TextField {...field} {...fieldsOf<'code'>(answer?.reply)('code')} required spellCheck={false} />
            <div>
              <Button type="submit" aria-disabled={isSending || undefined}>
                Sign In
              </Button>
            </div>
          </Form>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
            <Link to={address(other.way)} replace className="py-2.5 text-jacaranda underline">
              {other.label}
            </Link>
            <Form method="post" action={address(way)} replace>
              <Button type="submit" name="intent" value="restart" variant="secondary">
                Start again
              </Button>
            </Form>
          </div>
        </Card>
      </div>
    </div>
  );
}
