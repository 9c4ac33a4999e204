import { useEffect } from 'react';

import { useToast } from '~/components/ui/toast';

import { isTypedIn } from './use-unsaved';

/** Forms that Ctrl+S saves; 'kept' where sending does more than save, so that the key sends nothing. */
const savedForms = 'form[data-saves]';

const keptText = {
  title: 'Kept in this browser',
  text: 'Nothing has been sent. The form’s own button does that.',
  variant: 'success' as const,
};

/** Ctrl+S, on a Mac Cmd+S, saves the form that has the focus, or the one with unsaved changes. */
export function useSaveKey(isDirty: boolean) {
  const toast = useToast();
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isKey || event.key.toLowerCase() !== 's' || document.querySelector('dialog[open]')) return;
      const form = formToSave();
      if (!form) return;
      event.preventDefault();
      if (!isDirty || event.repeat) return;
      if (form.dataset.saves === 'kept') return toast(keptText);
      form.requestSubmit(form.querySelector<HTMLButtonElement>('button[type="submit"]'));
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [isDirty, toast]);
}

function formToSave(): HTMLFormElement | null {
  const forms = [...document.querySelectorAll<HTMLFormElement>(savedForms)];
  const at = document.activeElement;
  const focused = forms.find((form) => form.contains(at) || [...form.elements].some((field) => field === at));
  return focused ?? forms.find(isTypedIn) ?? forms[0] ?? null;
}
