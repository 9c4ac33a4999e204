/** What a form does until its answer is there, and with it. */
import { useEffect, useRef, type FormEvent } from 'react';

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

/**
 * For a form that a fetcher sends: gives its `onSubmit`, which holds back every press before the answer to the first one. A second
 * press of a double click comes before React has drawn that something is on its way.
 */
export function useOnePress(state: 'idle' | 'submitting' | 'loading') {
  const isPressed = useRef(false);
  useEffect(() => {
    if (state === 'idle') isPressed.current = false;
  });
  return (event: FormEvent) => {
    if (event.defaultPrevented) return;
    if (isPressed.current) event.preventDefault();
    isPressed.current = true;
  };
}
