import { useState } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';

import type { FormsGuard } from '~/components/forms/use-guarded-forms';
import { errorsIn, fieldsOf, typedIn } from '~/lib/form/form-reply';

import { besideIn, type LeadAnswer } from './lead-answer';
import { useLeadFormId } from './lead-work-form';
import { LeadForm } from './lead-form';

type ReplyFormProps = {
  lead: { email: string; propertyId: number | null };
  subject: string;
  /** Identifies this form, so that sending it twice makes one reply. */
  formKey: string;
  answer: LeadAnswer | undefined;
  guard: FormsGuard;
};

/** A reply by mail to the traveller. */
export function ReplyForm({ lead, subject, formKey, answer, guard }: ReplyFormProps) {
  const own = answer?.outcome === 'invalid' && answer.form === 'reply' ? answer.reply : null;
  const beside = besideIn(answer);
  const field = fieldsOf<'subject' | 'body'>(own, {
    subject: beside?.subject ?? subject,
    body: beside?.body,
  });
  const form = useLeadFormId();
  const wrongKey = errorsIn(own, 'key');
  // The page's data may be reloaded while a person types: the form keeps its key.
  const [ownKey] = useState(formKey);
  return (
    <LeadForm intent="reply" title="Reply by mail" button="Send the reply" answer={answer} guard={guard}>
      <p className="text-ink-soft wrap-anywhere">
        It goes to {lead.email}. The traveller’s answer comes by mail to{' '}
        {lead.propertyId === null ? 'our office' : 'the owner of the property'}.
      </p>
      {form && <input type="hidden" form={form} name="storedSubject" value={subject} />}
      <input
        type="hidden"
        form={form}
        name="key"
        value={wrongKey ? formKey : (typedIn(own, 'key') ?? ownKey)}
      />
      <TextField {...field('subject')} form={form} label="Subject" required maxLength={150} />
      <TextAreaField
        {...field('body')}
        form={form}
        label="Your reply"
        required
        rows={8}
        hint="10 to 5000 characters. Begin with a greeting: the mail holds what you write here and nothing else of yours."
        errors={field('body').errors ?? wrongKey}
      />
    </LeadForm>
  );
}
