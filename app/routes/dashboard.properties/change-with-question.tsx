import { Link, useFetcher, useLocation } from '@remix-run/react';
import { useState } from 'react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { buttonClass } from '~/components/ui/button';
import { ModalDialog } from '~/components/ui/modal-dialog';
import { ArchiveQuestion, RejectionFields } from '~/features/manage/listings/change-questions';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { ChangeAnswer } from '~/screens/listings/change-answer';
import { dialogClass } from './dialog-class';
import { actionClass, type ActionLook } from './small-button';
import { useDoneChange } from './use-done-change';

type ChangeWithQuestionProps = {
  listing: { id: number; name: string };
  change: 'reject' | 'archive';
  /** The page with the same question, for browsers without scripts. */
  to: string;
  look: ActionLook;
};

const words = { reject: 'Reject', archive: 'Archive' };

/** A change with a question before it: in a dialog, or without scripts on a page of its own. */
export function ChangeWithQuestion({ listing, change, to, look }: ChangeWithQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const isHydrated = useHydrated();
  const close = () => setOpen(false);
  const className = actionClass(look);
  const face = (
    <span>
      {words[change]}…<span className="sr-only"> {listing.name}</span>
    </span>
  );
  if (!isHydrated) {
    return (
      <Link to={to} className={className}>
        {face}
      </Link>
    );
  }
  const open = () => {
    setNeeded(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
        {face}
      </button>
      {isNeeded && (
        <ModalDialog
          isOpen={isOpen}
          onClose={close}
          label={`${words[change]} ${listing.name}`}
          className={dialogClass}
        >
          <Question listing={listing} change={change} onClose={close} />
        </ModalDialog>
      )}
    </>
  );
}

type QuestionProps = Omit<ChangeWithQuestionProps, 'to' | 'look'> & { onClose: () => void };

function Question({ listing, change, onClose }: QuestionProps) {
  const fetcher = useFetcher<ChangeAnswer>();
  const { search } = useLocation();
  const { data, state } = fetcher;
  const reply = data && 'reply' in data && state === 'idle' ? data.reply : undefined;
  const form = useFocusOnError(reply);
  useDoneChange(data, () => {
    form.current?.reset();
    onClose();
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      action={`/dashboard/properties${search}`}
      className="grid gap-5"
      onSubmit={(event) => {
        if (state === 'submitting') event.preventDefault();
      }}
    >
      <input type="hidden" name="property" value={listing.id} />
      {change === 'reject' ? (
        <RejectionFields name={listing.name} reply={reply} />
      ) : (
        <ArchiveQuestion name={listing.name} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" name="intent" value={change} className={buttonClass('danger')}>
          {change === 'reject' ? 'Reject property' : 'Archive property'}
        </button>
      </div>
    </fetcher.Form>
  );
}
