import { TextAreaField } from '~/components/forms/field';

import { fieldsOf } from '~/lib/form/form-reply';

import type { LeadAnswer } from './answer-lead.server';
import { LeadForm } from './lead-form';

/** A note for those who handle the lead. */
export function NoteForm({ answer }: { answer: LeadAnswer | undefined }) {
  const own = answer?.outcome === 'invalid' && answer.form === 'note' ? answer.reply : null;
  const field = fieldsOf<'note'>(own);
  return (
    <LeadForm intent="note" title="Private notes" button="Add the note" answer={answer}>
      <TextAreaField
        {...field('note')}
        label="New note"
        required
        rows={4}
        hint="At most 2000 characters. Travellers never see it."
      />
    </LeadForm>
  );
}
