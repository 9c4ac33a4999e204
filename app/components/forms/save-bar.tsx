import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

type SaveStateProps = { isDirty: boolean; isSending: boolean; className?: string };

/** Words that say whether there are unsaved changes; unknown without scripts. */
export function SaveState({ isDirty, isSending, className }: SaveStateProps) {
  const isHydrated = useHydrated();
  const Icon = isDirty ? CircleAlert : CircleCheck;
  return (
    <p role="status" className={classes('flex min-w-0 items-center gap-2 text-sm', className)}>
      {isHydrated && (
        <>
          <Icon
            aria-hidden
            size={18}
            strokeWidth={1.5}
            className={classes('shrink-0', isDirty ? 'text-terracotta' : 'text-gum')}
          />
          {isSending ? 'Saving...' : isDirty ? 'Unsaved changes' : 'No unsaved changes'}
        </>
      )}
    </p>
  );
}

type SaveBarProps = SaveStateProps & {
  /** True for a bar as wide as its column; otherwise it is as wide as the page. */
  isInColumn?: boolean;
  /** On a phone the text is above the buttons, of which there are several. */
  isStacked?: boolean;
  children: ReactNode;
};

/**
 * At the lower edge while the form is filled in: whether there are unsaved changes, and the button that saves
 * them.
 */
export function SaveBar({ isDirty, isSending, isInColumn, isStacked, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className={classes(
        'sticky bottom-0 z-20 -mx-[clamp(16px,4vw,40px)] flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-paper px-[clamp(16px,4vw,40px)] py-3',
        isInColumn ? 'lg:mx-0 lg:px-0' : 'lg:col-span-2',
      )}
    >
      <SaveState
        isDirty={isDirty}
        isSending={isSending}
        className={isStacked ? 'max-sm:basis-full' : 'max-sm:min-w-24 max-sm:flex-1'}
      />
      {children}
    </div>
  );
}
