import { TextAreaField } from '~/components/forms/field';

import { longestReason, shortestReason } from './rejection-form';

type RejectionFieldsProps = { name: string; errors: { reason?: string[] }; typed?: string };

/** The fields before a rejection. */
export function RejectionFields({ name, errors, typed }: RejectionFieldsProps) {
  return (
    <>
      <h2 className="text-xl wrap-anywhere">Reject {name}?</h2>
      <p className="text-ink-soft">
        Travellers will not see it. The owner gets your reason by mail and can change the property and send it
        in again.
      </p>
      <TextAreaField
        name="reason"
        label="Reason"
        hint={`${shortestReason} to ${longestReason} characters, in words that help the owner.`}
        errors={errors.reason}
        defaultValue={typed}
        required
        maxLength={longestReason * 2}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- brings a page without scripts to what is wrong
        autoFocus={Boolean(errors.reason)}
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
