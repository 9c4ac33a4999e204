import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';

import type { LeadAnswer } from './answer-lead.server';

type LeadFormProps = {
  intent: 'reply' | 'note';
  title: string;
  button: string;
  answer: LeadAnswer | undefined;
  children: ReactNode;
};

/** A form of the lead's page: one submission at a time, and the focus on the first error. */
export function LeadForm({ intent, title, button, answer, children }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formData?.get('intent');
  const isSending = sending === intent;
  const wasSent = useRef(false);
  useEffect(() => {
    if (isSending) wasSent.current = true;
  }, [isSending]);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  const hasFailed = answer?.outcome === 'failed' && wasSent.current && sending === undefined;
  return (
    <section
      aria-labelledby={intent}
      className={classes('rounded-card border border-line bg-surface p-5', intent === 'reply' && 'sm:p-8')}
    >
      <h3 id={intent} className="text-xl">
        {title}
      </h3>
      <Form
        ref={form}
        method="post"
        replace
        noValidate
        preventScrollReset
        className="mt-4 grid gap-4"
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="intent" value={intent} />
        {hasFailed && (
          <p
            role="alert"
            className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3 text-ink"
          >
            <strong>Not sent.</strong> Something went wrong on the way. What you wrote is still here; please
            try again.
          </p>
        )}
        {children}
        <div>
          <Button type="submit" aria-disabled={isSending || undefined} className="max-sm:w-full">
            {isSending ? 'Sending...' : button}
          </Button>
        </div>
      </Form>
    </section>
  );
}
