import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { localPath } from '~/lib/paths';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerChallenge, findOwnChallenge, startAgain } from './answer-challenge.server';
import type { ChallengeAnswer } from './challenge-answer';
import { CodeForm } from './code-form';
import { PasskeyStep } from './passkey-step';
import { otherWays, waysOf, type Way } from './ways';

const afterwards = (request: Request) =>
  localPath(new URL(request.url).searchParams.get('redirectTo')) ?? '/dashboard';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const redirectTo = afterwards(request);
  const challenge = await findOwnChallenge({ services, request });
  if (!challenge) throw startAgain({ services, redirectTo }, true);
  const { apps, passkeys } = await listFactors(services, challenge.userId);
  const ways = waysOf({ hasApp: apps.length > 0, hasPasskey: passkeys.length > 0 });
  const requested = new URL(request.url).searchParams.get('way');
  const way = ways.find((each) => each === requested) ?? ways[0];
  return data({ way, ways, redirectTo }, { headers: { 'cache-control': 'private, no-store' } });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  return answerChallenge({ services, request, form, redirectTo: afterwards(request) });
}

export const meta: MetaFunction = () => unlistedMeta('Second factor');

export default function Challenge() {
  const { way, ways, redirectTo } = useLoaderData<typeof loader>();
  const answer: ChallengeAnswer | undefined = useActionData<typeof action>();
  const address = (to: Way) => `/auth/challenge?${new URLSearchParams({ way: to, redirectTo }).toString()}`;
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-3xl">One more step</h1>
        <Card padding="wide" className="grid gap-5">
          {way === 'passkey' ? (
            <PasskeyStep action={address(way)} answer={answer} />
          ) : (
            <CodeForm key={way} way={way} action={address(way)} reply={answer?.reply} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
            {otherWays(ways, way).map((other) => (
              <Link
                key={other.way}
                to={address(other.way)}
                replace
                className="py-2.5 text-jacaranda underline"
              >
                {other.label}
              </Link>
            ))}
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
