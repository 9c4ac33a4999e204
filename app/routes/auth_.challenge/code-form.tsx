import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';

const texts = {
  totp: {
    text: 'Type the code that your authenticator app shows for this account.',
    field: { label: 'Code from your app', inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  'recovery-code': {
    text: 'Type one of the recovery codes that you kept. Each works once.',
    field: { label: 'Recovery code', inputMode: 'text', autoComplete: 'off' },
  },
} as const;

type CodeFormProps = { way: keyof typeof texts; action: string; reply: FormReply | undefined };

export function CodeForm({ way, action, reply }: CodeFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(reply);
  const { text, field } = texts[way];
  return (
    <>
      <p>{text}</p>
      <Form
        ref={form}
        method="post"
        action={action}
        replace
        noValidate
        data-failure="Sign In Failed"
        data-failure-text="An error occurred during sign in."
        className="grid gap-5"
      >
        <input type="hidden" name="way" value={way} />
        <TextField {...field} {...fieldsOf<'code'>(reply)('code')} required spellCheck={false} />
        <div>
          <Button type="submit" aria-disabled={isSending || undefined}>
            Sign In
          </Button>
        </div>
      </Form>
    </>
  );
}
