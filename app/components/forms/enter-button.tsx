import type { ReactNode } from 'react';

type EnterButtonProps = {
  /** Id of the form, where the button stands outside it. */
  form?: string;
  /** Words of the form's main button. */
  children: ReactNode;
};

/**
 * Nobody sees it: what Enter presses in a form with several buttons. Browsers press the first one of the page that belongs to
 * the form, so this stands before all others of them and does what the main one does.
 */
export function EnterButton({ form, children }: EnterButtonProps) {
  return (
    <button type="submit" form={form} className="sr-only" tabIndex={-1} aria-hidden>
      {children}
    </button>
  );
}
