import { useEffect } from 'react';

import { useToast } from '~/components/ui/toast/toast';

const notSavedText = {
  title: 'Not saved',
  text: 'Please press the form’s own button.',
  variant: 'destructive' as const,
};

/**
 * Ctrl+S, on a Mac Cmd+S, saves a form of the page. `data-saves` marks those that it saves; its value is
 * 'kept' where sending does more than save, so that the key sends nothing.
 */
export function useSaveKey(isDirty: boolean) {
  const toast = useToast();
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isKey || event.key.toLowerCase() !== 's') return;
      if (!document.querySelector('form[data-saves]') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (event.repeat) return;
      import('./save-by-key').then(
        ({ saveByKey }) => saveByKey(isDirty, toast),
        () => toast(notSavedText),
      );
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [isDirty, toast]);
}
