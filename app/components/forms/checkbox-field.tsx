import type { InputHTMLAttributes } from 'react';

import { classes } from '~/lib/classes';

type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Classes of the box itself; `className` is for the label around it. */
  box?: string;
};

/** A box to tick, with its words beside it. */
export function CheckboxField({ className, box = 'accent-gum', children, ...input }: CheckboxFieldProps) {
  return (
    <label className={classes('flex min-h-11 items-center gap-3', className)}>
      <input type="checkbox" className={classes('size-5', box)} {...input} />
      {children}
    </label>
  );
}
