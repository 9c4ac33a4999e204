import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { usePart } from '~/components/forms/page-form';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { LazyPasskeyPrompt } from '~/features/people/passkeys/lazy-passkey-prompt';
import { maxNameLength } from '~/features/people/second-factor/factor-limits';
import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';
import type { ReauthenticationWay } from '~/features/people/re-authentication/reauthentication-way';
import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { PasskeysAnswer, Refusal } from './passkeys-answer';

type NewPasskeyProps = {
  answer: PasskeysAnswer | undefined;
  way: ReauthenticationWay | null;
  refusal: Refusal;
  isFirstFactor: boolean;
};

/** Asks for a name, then the browser for the passkey itself. */
export function NewPasskey({ answer, way, refusal, isFirstFactor }: NewPasskeyProps) {
  const isSending = useNavigation().state === 'submitting';
  const reply = refusal?.at === 'new' ? refusal.reply : undefined;
  const ask = answer?.kind === 'ask' ? answer : null;
  const part = usePart('new', 'begin', { name: '' });
  return (
    <Card padding="wide" className="grid w-full gap-5">
      <h3 className="text-lg">Add a passkey</h3>
      <p className="measure">
        A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password
        or a code.{' '}
        {isFirstFactor &&
          'It also becomes your second factor: signing in with your password or a code by mail then takes the passkey or a recovery code as well.'}
      </p>
      <noscript>
        <p>Adding a passkey takes JavaScript, which your browser does not run here.</p>
      </noscript>
      <Form method="post" replace noValidate className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="begin" />
        {part.hidden({})}
        <TextField
          {...part.field(fieldsOf<'name'>(reply, { name: ask?.name })('name'))}
          label="Name of the passkey"
          hint="Such as 'My phone' or 'Work laptop'."
          maxLength={maxNameLength}
          autoComplete="off"
          required
        />
        <ReauthenticationField way={way} errors={errorsIn(reply, 'proof')} part={part} />
        <div>
          <Button type="submit" {...part.press} aria-disabled={isSending || undefined}>
            Add the passkey
          </Button>
        </div>
      </Form>
      {ask && (
        <LazyPasskeyPrompt
          ask={{ isNew: true, options: ask.options }}
          action="/dashboard/security/passkeys"
          fields={{ intent: 'add', name: ask.name }}
        />
      )}
    </Card>
  );
}
