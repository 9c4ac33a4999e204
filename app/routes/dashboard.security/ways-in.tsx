import { Form } from '@remix-run/react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { GoogleMark } from '~/features/people/google/google-mark';
import { errorsIn, type FormReply } from '~/lib/form/form-reply';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';

import { LinkedAccount, type Identity } from './linked-account';

type WaysInProps = {
  hasPassword: boolean;
  identities: readonly Identity[];
  hasGoogle: boolean;
  reauthenticationWay: ReauthenticationWay | null;
  answer: { at: string; reply: FormReply } | undefined;
};

/** The ways to sign in to the account; the last one cannot be removed. */
export function WaysIn({ hasPassword, identities, hasGoogle, reauthenticationWay, answer }: WaysInProps) {
  const section = useFocusOnError<HTMLElement>(answer, '[aria-invalid="true"], [role="alert"]');
  const problem = errorsIn(answer?.reply, 'ways')?.[0];
  const isOnlyWay = !hasPassword && identities.length === 1;
  const errorsAt = (at: string) => (answer?.at === at ? errorsIn(answer.reply, 'proof') : undefined);
  return (
    <section ref={section} aria-labelledby="ways-in" className="grid content-start gap-4">
      <h2 id="ways-in" className="text-xl">
        Ways to sign in
      </h2>
      {problem && (
        <Alert as="p" tabIndex={-1} className="outline-none">
          {problem}
        </Alert>
      )}
      <Card as="ul" className="divide-y divide-line">
        <li className="grid gap-1 p-4">
          <p className="font-semibold">Password</p>
          <p className="text-sm text-ink-soft">
            {hasPassword ? 'You have one.' : 'None yet: you sign in with Google.'}
          </p>
        </li>
        {identities.map((identity) => (
          <LinkedAccount
            key={identity.id}
            identity={identity}
            isOnlyWay={isOnlyWay}
            reauthenticationWay={reauthenticationWay}
            errors={errorsAt(identity.id)}
          />
        ))}
      </Card>
      {hasGoogle && (
        <Form method="post" replace className="grid justify-items-start gap-4">
          <input type="hidden" name="intent" value="link-google" />
          <div className="w-full empty:hidden">
            <ReauthenticationField way={reauthenticationWay} errors={errorsAt('link-google')} />
          </div>
          <Button type="submit" variant="secondary">
            <GoogleMark />
            Link a Google account
          </Button>
        </Form>
      )}
    </section>
  );
}
