import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/use-focus-on-error';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { hoursToConfirm } from '~/features/people/erasure/erasure-links';

type Answer = { sentTo: string | null; typed: string; error: string | null };

/** Requests the mail by which a traveller proves that the address is theirs. */
export function ErasureForm({ answer }: { answer: Answer | undefined }) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(answer?.error ? answer : null);
  return (
    <section aria-labelledby="erase" className="grid gap-4">
      <h2 id="erase" className="text-2xl">
        Erase my data
      </h2>
      <div role="status" className="empty:hidden">
        {answer?.sentTo && (
          <p className="rounded-control bg-gum-tint px-4 py-3 text-gum wrap-anywhere">
            <strong>Please check your email.</strong> A link for {answer.sentTo} is on its way. It works for{' '}
            {hoursToConfirm} hours; nothing is erased before you use it.
          </p>
        )}
      </div>
      <Form
        ref={form}
        method="post"
        replace
        noValidate
        preventScrollReset
        className={cardClass('wide', 'grid gap-5')}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          hint="The address that you wrote to us with."
          defaultValue={answer?.typed}
          errors={answer?.error ? [answer.error] : undefined}
        />
        <div>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending...' : 'Send the link'}
          </Button>
        </div>
      </Form>
    </section>
  );
}
