import type { ComponentProps } from 'react';

import { classes } from '~/lib/classes';

/** `<progress>` in our colours; without a value it is under way and nobody knows how far. */
export function ProgressBar({ isThin = false, ...bar }: ComponentProps<'progress'> & { isThin?: boolean }) {
  return (
    <progress
      className={classes(
        'w-full appearance-none overflow-hidden rounded-pill bg-sand [&::-moz-progress-bar]:bg-gum [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-gum',
        isThin ? 'h-2' : 'h-3',
      )}
      {...bar}
    />
  );
}
