import type { ToastMessage } from '~/components/ui/toast/toast-message';

import { isTypedIn } from './use-unsaved';

const keptText = {
  title: 'Kept in this browser',
  text: 'Nothing has been sent. The form’s own button does that.',
  variant: 'success' as const,
};

/**
 * Saves the form that has the focus, or the one with unsaved changes; where sending does more than save, it
 * only shows a message. The page may not know yet what was typed just now.
 */
export function saveByKey(isDirty: boolean, toast: (message: ToastMessage) => void) {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-saves]')];
  const at = document.activeElement;
  const focused = forms.find((form) => form.contains(at) || [...form.elements].some((field) => field === at));
  const form = focused ?? forms.find(isTypedIn);
  if (!form || !(isDirty || isTypedIn(form))) return;
  if (form.dataset.saves === 'kept') return toast(keptText);
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[type="submit"]'));
}
