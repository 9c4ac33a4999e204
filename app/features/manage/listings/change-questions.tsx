import { TextAreaField } from '~/components/forms/field';

import { fieldsOf, type FormReply } from '~/lib/form/form-reply';

import { maxReason, minReason } from './rejection-limits';

type RejectionFieldsProps = { name: string; reply?: FormReply };

/** The fields before a rejection. */
export function RejectionFields({ name, reply }: RejectionFieldsProps) {
  const reason = fieldsOf<'reason'>(reply)('reason');
  return (
    <>
      <h2 className="text-xl wrap-anywhere">Reject {name}?</h2>
      <p className="text-ink-soft">
        Travellers will not see it. The owner gets your reason by mail and can change the property and send it
        in again.
      </p>
      <TextAreaField
        {...reason}
        label="Reason"
        hint={`${minReason} to ${maxReason} characters, in words that help the owner.`}
        required
        maxLength={maxReason * 2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- brings a page without scripts to what is wrong
        autoFocus={reason.errors !== undefined}
      />
    </>
  );
}

/** The question before archiving. */
export function ArchiveQuestion({ name }: { name: string }) {
  return (
    <>
      <h2 className="text-xl wrap-anywhere">Archive {name}?</h2>
      <p className="text-ink-soft">
        It leaves the public site at once, with its place in searches. Nothing is deleted: enquiries, photos
        and texts stay, and an admin can restore it.
      </p>
    </>
  );
}
