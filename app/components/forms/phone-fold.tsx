import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { classes } from '~/lib/classes';

type PhoneFoldProps = {
  /** The purpose of opening it, such as 'Change the search'. */
  label: string;
  /** The content of the fields, on one line. */
  summary: string;
  /** True when something beside a field has to be read. */
  isOpen?: boolean;
  /** Classes of the fields. */
  className: string;
  children: ReactNode;
};

/**
 * Fields that are one line on a phone until it is opened; from 640 pixels on they are always there. It needs no script. A
 * field that the browser refuses is shown, so that it can say why.
 */
export function PhoneFold({ label, summary, isOpen = false, className, children }: PhoneFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const open = () => {
    if (fold.current) fold.current.open = true;
  };
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  return (
    <>
      <details ref={fold} open={isOpen || undefined} data-phone-fold className="group/fold sm:hidden">
        <summary className="flex min-h-12 items-center gap-3 rounded-card px-4">
          <Search aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-gum" />
          <span className="sr-only">{label}: </span>
          <span className="w-0 flex-1 truncate font-semibold tabular-nums">{summary}</span>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.5}
            className="shrink-0 group-open/fold:rotate-180"
          />
        </summary>
      </details>
      <div
        onInvalidCapture={open}
        className={classes(className, 'max-sm:pt-2 max-sm:[details:not([open])+&]:hidden')}
      >
        {children}
      </div>
    </>
  );
}

/** Closes the fold of a form that was sent, so that what was found is seen; the focus stays on its line. */
export function closePhoneFold(form: HTMLFormElement) {
  const fold = form.querySelector<HTMLDetailsElement>('[data-phone-fold][open]');
  if (!fold) return;
  fold.open = false;
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
