import type { HTMLAttributes } from 'react';

import { classes } from '~/lib/classes';

const paddings = {
  none: null,
  small: 'p-4',
  medium: 'p-5',
  large: 'p-5 sm:p-6',
  wide: 'p-5 sm:p-8',
  /** Beside wide cards, or below them with its text in line with theirs. */
  besideWide: 'p-5 sm:max-lg:p-8',
} as const;

type Padding = keyof typeof paddings;

/**
 * The classes of a card, for a component that renders its own element, such as a form, or needs a ref to it.
 * Otherwise use `Card`.
 */
export function cardClass(padding: Padding = 'none', extra?: string): string {
  return classes('rounded-card border border-line bg-surface', paddings[padding], extra);
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'ul' | 'ol' | 'li' | 'p';
  padding?: Padding;
};

/** One matter on a ground of its own, with a hairline around it. */
export function Card({ as: Element = 'div', padding, className, ...rest }: CardProps) {
  return <Element className={cardClass(padding, className)} {...rest} />;
}
