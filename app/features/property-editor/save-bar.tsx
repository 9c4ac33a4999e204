import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { useHydrated } from '~/lib/use-hydrated';

type SaveBarProps = { isDirty: boolean; isSending: boolean; children: ReactNode };

/** At the lower edge while the form is filled in: whether there is anything to save, and the button that does. */
export function SaveBar({ isDirty, isSending, children }: SaveBarProps) {
  const isHydrated = useHydrated();
  const Icon = isDirty ? CircleAlert : CircleCheck;
  return (
    <div className="sticky bottom-0 z-20 -mx-[clamp(16px,4vw,40px)] flex items-center gap-x-6 border-t border-line bg-paper px-[clamp(16px,4vw,40px)] py-3 lg:col-span-2">
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm max-sm:flex-1">
        {isHydrated && (
          <>
            <Icon
              aria-hidden
              size={18}
              strokeWidth={1.5}
              className={isDirty ? 'text-terracotta' : 'text-gum'}
            />
            {isSending ? 'Saving...' : isDirty ? 'Unsaved changes' : 'No unsaved changes'}
          </>
        )}
      </p>
      {children}
    </div>
  );
}
