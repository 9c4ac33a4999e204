import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button may disappear after its action, alone or with its row. The focus then goes to the next control in
 * the row, to that of the next row (of the one before, after the last), or to the list's heading, whose id is
 * `headingId`. Returns a function to call with the focused element.
 */
export function useKeptFocus(box: RefObject<HTMLElement>, headingId: string): (target: Element) => void {
  const last = useRef<{ target: Element; rows: Element[] } | null>(null);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.target.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const row = lost.rows.find((one) => one.isConnected);
    const next = row?.querySelector<HTMLElement>('[data-actions] :is(a, button)');
    (next ?? document.getElementById(headingId))?.focus();
  });
  return (target) => {
    const row = target.closest('tr');
    if (box.current?.contains(target)) last.current = { target, rows: row ? from(row) : [] };
  };
}

/** The row, those after it, then those before it, the nearest first. */
function from(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  return [...rows.slice(at), ...rows.slice(0, at).reverse()];
}
