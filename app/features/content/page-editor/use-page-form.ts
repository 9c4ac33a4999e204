import { useForm } from '@conform-to/react';
import type { FormEvent } from 'react';

import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';
import { useFailureToast } from '~/components/editing/use-failure-toast';
import type { PageValues } from '~/features/import/writing/page-fields';

import { markSent } from './kept-work';
import type { PageAnswer } from '~/features/content/page-form/page-answer';
import type { Kept } from '~/features/content/page-form/page-form';
import { pageFormId } from '~/features/content/page-form/page-values';
import { readPageForm } from '~/features/content/page-form/read-page-form';

type Options = {
  values: PageValues;
  kept: Kept | null;
  answer: PageAnswer | undefined;
  /** The values differ from the stored ones. */
  isTyped: boolean;
  /** Storage key of unsaved work. */
  workKey: string;
};

/**
 * The form's state: Conform checks it with the action's own rules before it is sent and adds, removes and moves
 * questions in place; without scripts the action does all of it.
 */
export function usePageForm({ values, kept, answer, isTyped, workKey }: Options) {
  const [form, fields] = useForm<PageValues, PageValues, string[]>({
    id: pageFormId,
    lastResult: answer?.reply,
    defaultValue: values,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      readPageForm(formData, { kept }) as unknown as ReturnType<
        NonNullable<Parameters<typeof useForm<PageValues>>[0]['onValidate']>
      >,
  });
  const { isSending, isOurs } = useOwnSubmit();
  useFailureToast(answer?.notice);
  return {
    form,
    fields,
    isSending,
    isDirty: useUnsaved(pageFormId, isTyped || answer !== undefined),
    /** Whether the pending submission is of this form. */
    isOurs,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (isSending) return event.preventDefault();
      form.onSubmit(event);
      if (event.defaultPrevented) return;
      isOurs.current = true;
      markSent(workKey);
    },
  };
}
