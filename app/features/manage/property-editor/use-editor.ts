import { useForm } from '@conform-to/react';
import type { FormEvent } from 'react';

import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';
import type { EditorValues } from '~/features/directory/listing/editor-fields';
import type { EditorMode } from '~/features/directory/listing/property-form';
import { useFailureToast } from '~/components/editing/use-failure-toast';

import type { EditorAnswer } from './editor-answer';
import { readPropertyForm } from './read-property-form';

export const editorId = 'property-form';

type EditorOptions = {
  mode: EditorMode;
  values: EditorValues;
  suburbs: readonly string[];
  answer: EditorAnswer | undefined;
};

/**
 * The form's state: Conform checks it with the action's own rules before it is sent and adds, removes and moves units in
 * place; without scripts the action does all of it.
 */
export function useEditor({ mode, values, suburbs, answer }: EditorOptions) {
  const [form, fields] = useForm<EditorValues, EditorValues, string[]>({
    id: editorId,
    lastResult: answer?.reply,
    defaultValue: values,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      readPropertyForm(formData, { mode, suburbs }) as unknown as ReturnType<
        NonNullable<Parameters<typeof useForm<EditorValues>>[0]['onValidate']>
      >,
  });
  const { isSending, isOurs } = useOwnSubmit();
  useFailureToast(answer?.notice);
  return {
    form,
    fields,
    isSending,
    isDirty: useUnsaved(editorId, answer !== undefined),
    /** Whether the pending submission is of this form. */
    isOurs,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (isSending) event.preventDefault();
      else {
        form.onSubmit(event);
        if (!event.defaultPrevented) isOurs.current = true;
      }
    },
  };
}
