import type { HTMLAttributes } from 'react';

import { classes } from '~/lib/classes';

import { useFocusOnce } from './use-focus-once';

const paddings = { low: 'px-4 py-2', normal: 'px-4 py-3', even: 'p-4' } as const;

type AlertProps = Omit<HTMLAttributes<HTMLElement>, 'title' | 'role'> & {
  as?: 'div' | 'p';
  title?: string;
  padding?: keyof typeof paddings;
  /** Is not read out by itself: it was there when the page came, or something around it speaks. */
  isQuiet?: boolean;
  takesFocus?: boolean;
};

/** What went wrong, or what must be thought of first. */
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
