import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button may disappear after its action, alone or with its row. The focus then goes to the next control in
 * the row, or to the list's heading, whose id is `headingId`. Returns a function to call with the focused
 * element.
 */
export function useKeptFocus(box: RefObject<HTMLElement>, headingId: string): (target: Element) => void {
  const last = useRef<{ target: Element; row: Element | null } | null>(null);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.target.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const row = lost.row?.isConnected ? lost.row : null;
    const next = row?.querySelector<HTMLElement>('[data-actions] :is(a, button)');
    (next ?? document.getElementById(headingId))?.focus();
  });
  return (target) => {
    if (box.current?.contains(target)) last.current = { target, row: target.closest('tr') };
  };
}
