import { useEffect } from 'react';

import { useToast } from '~/components/ui/toast/toast';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

const loadApplying = () => import('./apply-in-page');

const appliedText = {
  title: 'Data Applied!',
  text: 'The chosen values stand in the form below. Look through them before you submit.',
  variant: 'success' as const,
};
const notAppliedText = {
  title: 'Not applied',
  text: 'Please try again when you have a connection.',
  variant: 'destructive' as const,
};

/** Writes the accepted values into the property's form in place of sending it; the message can undo that. */
export function useApply(onApply: () => void, onUndo: () => void) {
  const toast = useToast();
  useEffect(() => void loadApplying().catch(() => null), []);
  return (event: { preventDefault(): void }) => {
    const form = document.getElementById(propertyFormId);
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const announceApplied = (undo: () => void) => {
      onApply();
      toast({
        ...appliedText,
        onUndo: () => {
          undo();
          onUndo();
        },
      });
      document.getElementById('basic')?.scrollIntoView({ block: 'start' });
      // The button goes with what it applied.
      form.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
    };
    loadApplying().then(
      ({ applyInPage }) => announceApplied(applyInPage(form)),
      () => toast(notAppliedText),
    );
  };
}
