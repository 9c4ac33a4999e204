import { useForm } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { useToast } from '~/components/ui/toast';

import type { EditorAnswer } from './editor-answer';
import type { EditorValues } from './editor-fields';
import type { EditorMode } from './property-form';
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
  const isSending = useNavigation().state !== 'idle';
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isSending) isOurs.current = false;
  }, [isSending]);
  useFailureToast(answer);
  return {
    form,
    fields,
    isSending,
    isDirty: useUnsaved(answer !== undefined),
    /** Whether what is on its way is this form and no other. */
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

/** Whether the form says anything else than when it came. `isTyped`: it came back with what was typed and is not saved. */
function useUnsaved(isTyped: boolean): boolean {
  const [isDirty, setDirty] = useState(isTyped);
  const first = useRef<string | null>(null);
  useEffect(() => {
    const look = () => {
      const now = snapshot();
      first.current ??= isTyped ? '' : now;
      setDirty(now !== first.current);
    };
    look();
    const later = () => queueMicrotask(look);
    document.addEventListener('input', later);
    document.addEventListener('change', later);
    return () => {
      document.removeEventListener('input', later);
      document.removeEventListener('change', later);
    };
  });
  return isDirty;
}

function snapshot(): string {
  const form = document.getElementById(editorId);
  if (!(form instanceof HTMLFormElement)) return '';
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
}

function useFailureToast(answer: EditorAnswer | undefined) {
  const toast = useToast();
  const told = useRef<EditorAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer?.notice || told.current === answer) return;
    told.current = answer;
    toast({ ...answer.notice, variant: 'destructive' });
  });
}
