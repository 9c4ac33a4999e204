import { Form, useNavigation } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { useGuardedForm, type FormsGuard } from '~/components/forms/use-guarded-forms';
import { WorkOffer } from '~/components/kept/work-offer';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';

import type { LeadAnswer } from './lead-answer';
import { useLeadFormId } from './lead-work-form';

type LeadFormProps = {
  intent: 'reply' | 'note';
  title: string;
  button: string;
  answer: LeadAnswer | undefined;
  guard: FormsGuard;
  children: ReactNode;
};

/**
 * A form of the lead's page: one submission at a time, and the focus on the first error. Until there are scripts its button sends
 * the form of all; so must its fields.
 */
export function LeadForm({ intent, title, button, answer, guard, children }: LeadFormProps) {
  const sending = useNavigation().formData?.get('intent');
  const isSending = sending === intent;
  const wasSent = useRef(false);
  const form = useFocusOnError(answer);
  const formId = `lead-${intent}`;
  const isTyped = answer?.outcome === 'invalid' && answer.form === intent;
  const formOfAll = useLeadFormId();
  const { offer, onSubmit } = useGuardedForm({ formId, isTyped, guard });
  const hasFailed = answer?.outcome === 'failed' && wasSent.current && sending === undefined;
  return (
    <Card as="section" aria-labelledby={intent} padding={intent === 'reply' ? 'wide' : 'besideWide'}>
      <h3 id={intent} className="text-xl">
        {title}
      </h3>
      {offer && (
        <div className="mt-4">
          <WorkOffer noun={intent} {...offer} />
        </div>
      )}
      <Form
        id={formId}
        ref={form}
        method="post"
        replace
        noValidate
        preventScrollReset
        className="mt-4 grid gap-4"
        data-saves="kept"
        onSubmit={(event) => {
          if (isSending) return event.preventDefault();
          // Not seen by its state: without a network the answer may come before that is ever rendered.
          wasSent.current = true;
          onSubmit();
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {hasFailed && (
          <Alert as="p" className="text-ink">
            <strong>Not sent.</strong> Something went wrong on the way. What you wrote is still here; please
            try again.
          </Alert>
        )}
        {children}
        <div>
          <Button
            type="submit"
            form={formOfAll}
            name="intent"
            value={intent}
            aria-disabled={isSending || undefined}
            className="max-sm:w-full"
          >
            {isSending ? 'Sending...' : button}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
