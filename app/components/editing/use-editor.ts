import { useForm, type Submission } from '@conform-to/react';
import { useState } from 'react';

import { useOwnSubmit } from '~/components/forms/use-own-submit';
import { useUnsaved } from '~/components/forms/use-unsaved';
import type { EditorAnswer } from '~/lib/editing/editor-answer';
import type { FormShape, FormValues } from '~/lib/editing/form-shape';

import { addedTo, errorsInOrder } from './first-to-show';
import type { Made, Target } from './saving/running-save';
import { useAutosave } from './use-autosave';
import { useSaves } from './saving/use-saves';

type EditorOptions<Values extends FormValues> = {
  formId: string;
  shape: FormShape;
  /** The first values of the form. */
  values: Values;
  /** The version of the edited record; null for a new one. */
  version: number | null;
  answer: EditorAnswer | undefined;
  /** Reads and checks the form, as the action does. */
  check: (form: FormData) => Submission<unknown, string[], unknown>;
  /** The values differ from the stored ones. */
  isTyped?: boolean;
  /** Fields that can have errors, in the page's order. */
  order?: readonly string[];
  /** Storage key of unsaved work. */
  workKey: string;
  /** Earlier unsaved work is being offered, which must not be overwritten. */
  isPaused?: boolean;
  /** The content that the save that leads to this page has stored. */
  madeAt?: (target: Target) => Made | null;
};

/** State of an editor's form; `frame` is for `EditorFrame`. */
export function useEditor<Values extends FormValues>(options: EditorOptions<Values>) {
  const { formId, shape, version, answer, workKey, isPaused = false } = options;
  const [form, fields] = useCheckedForm(options);
  const { isSending, isOurs } = useOwnSubmit();
  const isDirty = useUnsaved(formId, options.isTyped || answer !== undefined);
  const seen = answer?.seen ?? version;
  const kept = useAutosave({ formId, shape, key: workKey, version: seen, isDirty, isPaused });
  const errors = errorsInOrder(form.allErrors, options.order ?? shape.fields);
  // For a page without scripts: the first field with an error, or the row that was added.
  const [focusOn] = useState(
    () => errors[0]?.[0] ?? addedTo(shape.rows.name, shape.rows.fields[0] ?? '', answer?.reply),
  );
  const send = useSaves({
    formId,
    shape,
    workKey,
    version: seen,
    isOurs,
    madeAt: options.madeAt,
    refusal: answer?.reply,
  });
  return {
    form,
    fields,
    focusOn,
    frame: {
      formId,
      version: answer?.conflict?.version ?? seen,
      answer,
      errors,
      isSending,
      isDirty,
      isOurs,
      kept,
      onSubmit: send(form.onSubmit),
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>['frame'];

type CheckedForm<Values extends FormValues> = Parameters<typeof useForm<Values, Values, string[]>>[0];

/**
 * Conform checks the form with the action's own rules before it is sent and adds, removes and moves rows in
 * place; without scripts the action does all of it.
 */
function useCheckedForm<Values extends FormValues>(options: EditorOptions<Values>) {
  type Check = ReturnType<NonNullable<CheckedForm<Values>['onValidate']>>;
  return useForm<Values, Values, string[]>({
    id: options.formId,
    lastResult: options.answer?.reply,
    defaultValue: options.values as CheckedForm<Values>['defaultValue'],
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => options.check(formData) as unknown as Check,
  });
}
