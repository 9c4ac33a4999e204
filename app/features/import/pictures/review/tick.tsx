import type { ComponentProps } from 'react';

import { classes } from '~/lib/classes';

/** A checkbox with its label beside it. */
export function Tick({ children, ...field }: ComponentProps<'input'>) {
  return (
    <label
      className={classes(
        'flex min-h-11 items-start gap-3 py-2 font-semibold',
        field['aria-invalid'] && 'text-terracotta',
      )}
    >
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-gum" {...field} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
