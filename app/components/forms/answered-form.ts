/** How a form behaves while it waits for its answer, and when the answer arrives. */
import { useEffect, useRef, type FormEvent } from 'react';

const wrongField = '[aria-invalid="true"]';

export function focusFirstError(box: HTMLElement | null, target = wrongField) {
  box?.querySelector<HTMLElement>(target)?.focus();
}

/**
 * Focuses the first wrong field, or `target`, with each new answer. Returns the ref for the element around
 * the fields.
 */
export function useFocusOnError<Box extends HTMLElement = HTMLFormElement>(answer: unknown, target?: string) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (answer) focusFirstError(box.current, target);
  }, [answer, target]);
  return box;
}

/**
 * For a form that a fetcher sends: returns an `onSubmit` that ignores every press until the first one is
 * answered. The second press of a double click comes before React has rendered the pending state.
 */
export function useOnePress(isSending: boolean) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isSending) isPressed.current = false;
  });
  return (event: FormEvent) => {
    if (event.defaultPrevented) return;
    if (isPressed.current) event.preventDefault();
    isPressed.current = true;
  };
}
