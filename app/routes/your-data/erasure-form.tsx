import { Form, useNavigation } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { useFocusOnError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { fieldsOf, type FormReply } from '~/lib/form/form-reply';
import { hoursToConfirm } from '~/features/people/erasure/erasure-links';

/** `sentTo` is the address to which a mail goes. */
export type ErasureAnswer = { sentTo: string | null; reply?: FormReply };

/** Requests the mail by which a traveller proves that the address is theirs. */
export function ErasureForm({ answer }: { answer: ErasureAnswer | undefined }) {
  const isSending = useNavigation().state === 'submitting';
  const form = useFocusOnError(answer?.reply);
  const field = fieldsOf<'email'>(answer?.reply);
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
        action="/your-data"
        replace
        noValidate
        preventScrollReset
        className={cardClass('wide', 'grid gap-5')}
      >
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          required
          hint="The address that you wrote to us with."
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
