import { useEffect, useRef } from 'react';

/**
 * A button that moves with its row loses the focus; at the end of the list it hands the focus to its
 * neighbour. `order` identifies the order of the rows. Returns a function to call with the id of the control
 * that was used, or with undefined.
 */
export function useKeptControl(order: string): (id: string | undefined) => void {
  const control = useRef<string | null>(null);
  useEffect(() => {
    const used = control.current && document.getElementById(control.current);
    control.current = null;
    if (!(used instanceof HTMLElement)) return;
    const isSpent = used instanceof HTMLButtonElement && used.disabled;
    (isSpent ? used.parentElement?.querySelector<HTMLElement>('button:enabled') : used)?.focus();
  }, [order]);
  return (id) => {
    control.current = id ?? null;
  };
}
