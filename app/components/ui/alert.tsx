import type { HTMLAttributes } from 'react';

import { classes } from '~/lib/classes';

import { useFocusOnce } from './use-focus-once';

const paddings = { low: 'px-4 py-2', normal: 'px-4 py-3', even: 'p-4' } as const;

type AlertProps = Omit<HTMLAttributes<HTMLElement>, 'title' | 'role'> & {
  as?: 'div' | 'p';
  title?: string;
  padding?: keyof typeof paddings;
  /** Not announced by itself: it was in the page from the start, or an element around it is announced. */
  isQuiet?: boolean;
  takesFocus?: boolean;
};

/** A message about a failure, or a warning before an action. */
export function Alert({
  as: Element = 'div',
  title,
  padding = 'normal',
  isQuiet = false,
  takesFocus = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const box = useFocusOnce<HTMLDivElement & HTMLParagraphElement>(takesFocus);
  return (
    <Element
      ref={box}
      role={isQuiet ? undefined : 'alert'}
      tabIndex={takesFocus ? -1 : undefined}
      className={classes(
        'rounded-control border-l-4 border-terracotta bg-terracotta-tint',
        paddings[padding],
        className,
      )}
      {...rest}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </Element>
  );
}
