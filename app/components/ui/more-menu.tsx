import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

/** Marks a list of buttons and links as what a `MoreMenu` opens. */
export const menuItemClass =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-left text-sm font-semibold whitespace-nowrap text-ink no-underline hover:bg-sand';

/**
 * Secondary actions behind one button: list items that open below it. Escape, a click elsewhere, tabbing out
 * and a form sent from it close it; a dialog that one of them opens counts as inside.
 */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close(box.current);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const closeToButton = () => {
    if (isAsking(box.current)) return;
    close(box.current);
    box.current?.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens in the list
    <details
      ref={box}
      className="relative"
      onToggle={() => setOpen(Boolean(box.current?.open))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && box.current?.open) closeToButton();
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close(box.current);
      }}
      onSubmit={closeToButton}
    >
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink hover:bg-sand [&::-webkit-details-marker]:hidden">
        <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
        <span className="sr-only">{label}</span>
      </summary>
      <ul className="absolute top-full right-0 z-10 mt-1 grid min-w-44 rounded-control border border-line bg-surface p-1 shadow-float">
        {children}
      </ul>
    </details>
  );
}

const isAsking = (box: HTMLElement | null) => Boolean(box?.querySelector('dialog[open]'));

function close(box: HTMLDetailsElement | null) {
  if (box && !isAsking(box)) box.open = false;
}
