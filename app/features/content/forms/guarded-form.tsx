import { Form } from '@remix-run/react';
import type { ComponentProps, FormEvent, ReactNode, RefObject } from 'react';

import { LeaveGuard } from '~/components/forms/leave-guard';
import { SaveBar } from '~/components/forms/save-bar';
import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';
import { FormOffer } from '~/components/kept/form-offer';
import { useKeptForm } from '~/components/kept/use-kept-form';
import { Button } from '~/components/ui/button';

type GuardedFormProps = {
  id: string;
  /** The form came back with what was typed and is not saved. */
  isTyped: boolean;
  button: string;
  /** Content beside the button. */
  beside?: ReactNode;
  outlives?: ComponentProps<typeof LeaveGuard>['outlives'];
  formRef?: RefObject<HTMLFormElement>;
  /** The noun for what is edited: 'location'. */
  noun?: string;
  children: ReactNode;
};

/** The one form of a screen that a button saves: it shows unsaved changes, and asks before they are left. */
export function GuardedForm(props: GuardedFormProps) {
  const { id, isTyped, button, beside, outlives, formRef, noun = 'form', children } = props;
  const { isSending, isOurs } = useOwnSubmit();
  const isDirty = useUnsaved(id, isTyped);
  const kept = useKeptForm({ formId: id, isDirty, isTyped });
  const onSubmit = (event: FormEvent) => {
    if (isSending && isOurs.current) return event.preventDefault();
    isOurs.current = true;
    kept.markSent();
  };
  return (
    <>
      {kept.offer && <FormOffer noun={noun} {...kept.offer} />}
      <Form
        id={id}
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        data-failure="Not saved"
        data-saves=""
        className="grid min-w-0 gap-5"
      >
        {children}
        <SaveBar
          isDirty={isDirty}
          isSending={isSending && isOurs.current}
          isInColumn
          isStacked={beside !== undefined}
        >
          <Button type="submit" aria-disabled={isSending || undefined}>
            {button}
          </Button>
          {beside}
        </SaveBar>
      </Form>
      <LeaveGuard isDirty={isDirty} isOurs={isOurs} outlives={outlives} isKept />
    </>
  );
}
