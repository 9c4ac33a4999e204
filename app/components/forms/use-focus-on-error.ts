import { useEffect, useRef } from 'react';

const wrongField = '[aria-invalid="true"]';

export function focusFirstError(box: HTMLElement | null, target = wrongField) {
  box?.querySelector<HTMLElement>(target)?.focus();
}

/**
 * With each answer that there is, the first field that is wrong gets the focus, or whatever else is `target`. Gives the ref of
 * what the fields are in.
 */
export function useFocusOnError<Box extends HTMLElement = HTMLFormElement>(answer: unknown, target?: string) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (answer) focusFirstError(box.current, target);
  }, [answer, target]);
  return box;
}
