import { Form, Link, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { fieldsOf } from '~/lib/form/form-reply';
import { Card } from '~/components/ui/card';

import type { CodeAnswer } from './code-answer';

type CodeScreenProps = { redirectTo: string; answer: CodeAnswer | undefined };

/** First the address, then the code that was mailed to it. */
export function CodeScreen({ redirectTo, answer }: CodeScreenProps) {
  const query = new URLSearchParams({ redirectTo }).toString();
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-3xl">Sign in by email</h1>
        <div role="status" className="empty:hidden">
          {answer?.step === 'code' && (
            <p className="rounded-control bg-gum-tint px-4 py-3 text-gum wrap-anywhere">
              <strong>Please check your email.</strong> If {answer.email} has an account, a code of six digits
              is on its way. It works for ten minutes.
            </p>
          )}
        </div>
        <Card padding="wide" className="grid gap-5">
          {answer?.step === 'code' ? (
            <CodeForm action={`/auth/code?${query}`} answer={answer} />
          ) : (
            <AddressForm action={`/auth/code?${query}`} answer={answer} />
          )}
          <p className="border-t border-line pt-5">
            <Link to={`/auth?mode=login&${query}`} className="inline-block py-2.5 text-jacaranda underline">
              Use your password instead
            </Link>
          </p>
        </Card>
      </div>
    </div>
  );
}

type AddressAnswer = Extract<CodeAnswer, { step: 'address' }>;

function AddressForm({ action, answer }: { action: string; answer: AddressAnswer | undefined }) {
  const { form, isSending } = useForm(answer?.reply);
  const field = fieldsOf<'email'>(answer?.reply);
  return (
    <Form ref={form} method="post" action={action} replace noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="send" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        required
        hint="We send a code to this address."
      />
      <div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending...' : 'Send the code'}
        </Button>
      </div>
    </Form>
  );
}

function CodeForm({ action, answer }: { action: string; answer: Extract<CodeAnswer, { step: 'code' }> }) {
  const { form, isSending } = useForm(answer.reply ?? answer.id);
  const field = fieldsOf<'code'>(answer.reply);
  return (
    <>
      <Form ref={form} method="post" action={action} replace noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="id" value={answer.id} />
        <input type="hidden" name="email" value={answer.email} />
        <TextField
          key={answer.id}
          {...field('code')}
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <div>
          <Button type="submit" aria-disabled={isSending || undefined}>
            Sign In
          </Button>
        </div>
      </Form>
      <Form method="post" action={action} replace>
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="before" value={answer.id} />
        <input type="hidden" name="email" value={answer.email} />
        <Button type="submit" variant="secondary">
          Send a new code
        </Button>
      </Form>
    </>
  );
}

/** Focuses the field with the error, else the one for the code that was just sent. */
function useForm(change: unknown) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(change, '[name="code"], [aria-invalid="true"]');
  return { form, isSending };
}
