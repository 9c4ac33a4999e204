import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { errorsIn, fieldsOf, type FormReply } from '~/lib/form/form-reply';
import { keepDays } from '~/features/people/sign-in/token-lifetimes';

type ClosingFormProps = {
  email: string;
  reauthenticationWay: ReauthenticationWay | null;
  reply: FormReply | undefined;
};

/** Explains what closing an account does, with the form that does it. */
export function ClosingForm({ email, reauthenticationWay, reply }: ClosingFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(reply);
  const field = fieldsOf<'confirmEmail'>(reply);
  return (
    <Card as="section" aria-labelledby="closing" padding="wide" className="grid max-w-2xl gap-5">
      <h2 id="closing" className="text-2xl">
        Close my account
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Your properties leave the site at once.</li>
        <li>You are signed out on every device and cannot sign in any more.</li>
        <li>
          We send you a mail. For {keepDays} days its link brings back your account and your properties.
        </li>
        <li>
          Then your name, email address and phone number are erased wherever we have them, also from enquiries
          and messages that you sent. Dates and figures stay, without telling whose they are.
        </li>
      </ul>
      <Form ref={form} method="post" replace noValidate className="grid gap-5">
        <TextField
          {...field('confirmEmail')}
          label="Your Email"
          type="email"
          autoComplete="off"
          hint={`Type ${email} to show that you mean it.`}
          required
        />
        <ReauthenticationField way={reauthenticationWay} errors={errorsIn(reply, 'proof')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" aria-disabled={isSending || undefined}>
            {isSending ? 'Closing...' : 'Close my account'}
          </Button>
          <ButtonLink to="/dashboard/profile" variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
