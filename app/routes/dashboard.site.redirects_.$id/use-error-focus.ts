import { useEffect, useRef } from 'react';

/** Puts the focus on the first field that is wrong, once for each answer. */
export function useErrorFocus(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
