import { useEffect, useRef, useState } from 'react';

import { useToast } from '~/components/ui/toast';

/** Whether the form says anything else than when it came. `isTyped`: it came back with what was typed and is not saved. */
export function useUnsaved(formId: string, isTyped: boolean): boolean {
  const [isDirty, setDirty] = useState(isTyped);
  const first = useRef<string | null>(null);
  useEffect(() => {
    const look = () => {
      const now = snapshot(formId);
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

/** What only helps to write is not among what is saved. */
const isSaved = ([name, value]: [string, unknown]) => typeof value === 'string' && !name.startsWith('ai_');

function snapshot(formId: string): string {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return '';
  return JSON.stringify([...new FormData(form)].filter(isSaved));
}

type Failure = { title: string; text: string };

/** Says once what went wrong with a form. */
export function useFailureToast(notice: Failure | undefined) {
  const toast = useToast();
  const told = useRef<Failure | undefined>(undefined);
  useEffect(() => {
    if (!notice || told.current === notice) return;
    told.current = notice;
    toast({ ...notice, variant: 'destructive' });
  });
}
