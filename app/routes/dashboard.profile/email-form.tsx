import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { usePart, usePress } from '~/components/forms/page-form';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';

import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { ProfileRefusal } from './answer-profile.server';

const cancel = { intent: 'cancel-email-change' };

type EmailFormProps = {
  email: string;
  /** The requested address, and until when its link can be used. */
  change: { email: string; until: string } | null;
  reauthenticationWay: ReauthenticationWay | null;
  refusal: ProfileRefusal | null;
};

/** The address for sign-in, and a form to change it. */
export function EmailForm({ email, change, reauthenticationWay, refusal }: EmailFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'change-email';
  const form = useFocusOnError(refusal);
  const field = fieldsOf<'email'>(refusal?.reply);
  const part = usePart('email', 'change-email', { email: '' });
  const press = usePress();
  return (
    <Card as="section" aria-labelledby="email" padding="wide">
      <h3 id="email" className="text-xl">
        Email address
      </h3>
      <p className="mt-3 wrap-anywhere">
        You sign in with <strong>{email}</strong>.
      </p>
      {change && (
        <Form method="post" replace preventScrollReset className="mt-4 rounded-control bg-gum-tint p-4">
          <p className="wrap-anywhere text-gum">
            <strong>{change.email}</strong> waits to be confirmed: use the link in the mail to that address
            before {change.until}.
          </p>
          <Button type="submit" {...press(cancel)} variant="secondary" className="mt-3">
            Cancel the change
          </Button>
        </Form>
      )}
      <Form
        key={change?.email}
        ref={form}
        method="post"
        replace
        noValidate
        preventScrollReset
        className="mt-5 grid gap-5"
      >
        <input type="hidden" name="intent" value="change-email" />
        {part.hidden({})}
        <TextField
          {...part.field(field('email'))}
          label="New Email"
          type="email"
          autoComplete="email"
          hint="We send a link to this address. Until you use it, nothing changes."
          required
        />
        <ReauthenticationField
          way={reauthenticationWay}
          errors={errorsIn(refusal?.reply, 'proof')}
          part={part}
        />
        <div>
          <Button type="submit" {...part.press} aria-disabled={isSending || undefined}>
            {isSending ? 'Sending...' : 'Change Email'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
