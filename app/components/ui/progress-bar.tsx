import type { ComponentProps } from 'react';

import { classes } from '~/lib/classes';

/** `<progress>` in our colours; indeterminate without a value. */
export function ProgressBar({ isThin = false, ...bar }: ComponentProps<'progress'> & { isThin?: boolean }) {
  return (
    <progress
      className={classes(
        'w-full appearance-none overflow-hidden rounded-pill bg-sand [&::-moz-progress-bar]:bg-gum [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-gum',
        'indeterminate:motion-safe:animate-pulse [&:indeterminate::-moz-progress-bar]:bg-gum/40 [&:indeterminate::-webkit-progress-bar]:bg-gum/40',
        isThin ? 'h-2' : 'h-3',
      )}
      {...bar}
    />
  );
}
