import type { ReactNode } from 'react';

type EnterButtonProps = {
  /** Id of the form, when the button is outside it. */
  form?: string;
  /** Words of the form's main button. */
  children: ReactNode;
};

/**
 * An invisible button: the one that Enter presses in a form with several buttons. Browsers press the first
 * button of the page that belongs to the form, so this one comes before all others and does what the main
 * button does.
 */
export function EnterButton({ form, children }: EnterButtonProps) {
  return (
    <button type="submit" form={form} className="sr-only" tabIndex={-1} aria-hidden>
      {children}
    </button>
  );
}
