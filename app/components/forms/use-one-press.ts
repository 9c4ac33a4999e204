import { useEffect, useRef, type FormEvent } from 'react';

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
