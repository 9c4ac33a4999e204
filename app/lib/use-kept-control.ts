import { useEffect, useRef } from 'react';

/**
 * A button that moves with its row loses the focus; one at the end of its way hands it to its neighbour. `order` says how the
 * rows stand. Gives what to call with the id of the control that is used, or with none.
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
