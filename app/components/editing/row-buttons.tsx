import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ButtonHTMLAttributes } from 'react';

import { Button } from '~/components/ui/button';

type RowButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { Icon: LucideIcon; label: string };

/** A submit of its own that moves or removes a row of a form's list. */
export function RowButton({ Icon, label, ...button }: RowButtonProps) {
  return (
    <Button type="submit" variant="quiet" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={18} strokeWidth={1.5} />
    </Button>
  );
}

/**
 * Keeps the focus with a row that moves; after a removal gives it to the button whose label begins with the
 * given text.
 */
export function useFocusAfterMove(sectionId: string) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const label = wanted.current;
    if (!label) return;
    wanted.current = null;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`#${sectionId} button`)];
    const named = buttons.filter((button) =>
      (button.ariaLabel ?? button.textContent ?? '').startsWith(label),
    );
    (named.find((button) => !button.disabled) ?? buttons.at(-1))?.focus();
  });
  return (label: string) => {
    wanted.current = label;
  };
}
