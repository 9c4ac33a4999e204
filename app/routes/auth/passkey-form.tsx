import { Form, useNavigation, useSubmit } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { LazyPasskeyPrompt } from '~/features/people/passkeys/lazy-passkey-prompt';
import { usePasskeyAutofill } from '~/features/people/passkeys/use-passkey-autofill';

import type { AuthAnswer } from './auth-answer';

type PasskeyFormProps = { redirectTo: string; answer: AuthAnswer | undefined };

const action = '/auth?mode=login';

/**
 * Sign-in with a passkey, which needs no address: by the button, not shown where scripts cannot run, or out of the list of
 * the field for the address.
 */
export function PasskeyForm({ redirectTo, answer }: PasskeyFormProps) {
  const isAsking = useNavigation().formData?.get('intent') === 'passkey';
  const fields = { intent: 'passkey', redirectTo };
  const submit = useSubmit();
  usePasskeyAutofill(
    (response) => submit({ ...fields, response }, { method: 'post', action, replace: true }),
    {
      since: answer,
      isOff: isAsking || answer?.kind === 'passkey',
    },
  );
  return (
    <div className="grid gap-4 noscript:hidden">
      <Form method="post" action={action} replace preventScrollReset className="grid">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Button
          type="submit"
          name="intent"
          value="passkey"
          variant="secondary"
          aria-disabled={isAsking || undefined}
        >
          Use a passkey
        </Button>
      </Form>
      {answer?.kind === 'passkey' && (
        <LazyPasskeyPrompt ask={{ options: answer.options }} action={action} fields={fields} />
      )}
    </div>
  );
}
