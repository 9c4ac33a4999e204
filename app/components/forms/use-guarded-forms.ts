import { useCallback, useEffect, useState } from 'react';

import { useKeptForm } from '~/components/kept/use-kept-form';

import { useOwnSubmit } from './use-own-submit';
import { useUnsaved } from './use-unsaved';

/** Called by each form of the screen with whether it has unsaved changes. */
type TellDirty = (formId: string, isDirty: boolean) => void;

/** State of the one leave guard of a screen with several forms; `form` is for each of them. */
export function useGuardedForms() {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const { isSending, isOurs } = useOwnSubmit();
  const reportDirty = useCallback<TellDirty>((formId, isDirty) => {
    setDirty((before) => {
      if (before.includes(formId) === isDirty) return before;
      return isDirty ? [...before, formId] : before.filter((other) => other !== formId);
    });
  }, []);
  return { dirty, isOurs, form: { reportDirty, isSending, onSubmit: () => void (isOurs.current = true) } };
}

export type FormsGuard = ReturnType<typeof useGuardedForms>['form'];

type GuardedForm = {
  formId: string;
  /** The form came back with what was typed and is not saved. */
  isTyped: boolean;
  /** Identifies the record, for a form that shows one record after another. */
  part?: string | number;
  guard: FormsGuard;
};

/** One form of such a screen: whether it has unsaved changes, which are kept in the browser, and earlier ones to offer. */
export function useGuardedForm({ formId, isTyped, part, guard: { reportDirty, onSubmit } }: GuardedForm) {
  const isDirty = useUnsaved(formId, isTyped);
  const { offer, markSent } = useKeptForm({ formId, isDirty, isTyped, part });
  useEffect(() => {
    reportDirty(formId, isDirty);
    return () => reportDirty(formId, false);
  }, [formId, isDirty, reportDirty]);
  return {
    isDirty,
    offer,
    onSubmit: () => {
      onSubmit();
      markSent();
    },
  };
}
