import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

type ModalDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  className?: string;
  children: ReactNode;
};

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** The platform's modal dialog: Escape and a click outside close it, and the focus stays inside. */
export function ModalDialog({ isOpen, onClose, label, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and clicks beside the dialog
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const across = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement === edge || document.activeElement === event.currentTarget) {
    event.preventDefault();
    across?.focus();
  }
}
