import { TextAreaField } from '~/components/forms/field';

import type { FormsGuard } from '~/components/forms/use-guarded-forms';
import { fieldsOf } from '~/lib/form/form-reply';

import { besideIn, type LeadAnswer } from './lead-answer';
import { useLeadFormId } from './lead-work-form';
import { LeadForm } from './lead-form';

/** A note for those who handle the lead. */
export function NoteForm({ answer, guard }: { answer: LeadAnswer | undefined; guard: FormsGuard }) {
  const own = answer?.outcome === 'invalid' && answer.form === 'note' ? answer.reply : null;
  const field = fieldsOf<'note'>(own, { note: besideIn(answer)?.note });
  const form = useLeadFormId();
  return (
    <LeadForm intent="note" title="Private notes" button="Add the note" answer={answer} guard={guard}>
      <TextAreaField
        {...field('note')}
        form={form}
        label="New note"
        required
        rows={4}
        hint="At most 2000 characters. Travellers never see it."
      />
    </LeadForm>
  );
}
