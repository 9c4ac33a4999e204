import { Link, type LinkProps } from '@remix-run/react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

import { classes } from '~/lib/classes';

/** `button` is its measures (site.css), which a variant or a place replaces by utilities of its own. */
const base =
  'button inline-flex items-center justify-center gap-2 rounded-control font-semibold text-base ' +
  'no-underline transition-colors duration-150 disabled:opacity-60 disabled:cursor-not-allowed cursor-pointer';

const variants = {
  primary: 'bg-gum text-on-accent hover:bg-gum-deep',
  secondary: 'border border-control bg-surface text-ink hover:bg-sand',
  quiet: 'text-ink hover:bg-sand px-3',
  danger: 'bg-terracotta text-on-accent hover:brightness-95',
} as const;

type Variant = { variant?: keyof typeof variants };

export function buttonClass(variant: keyof typeof variants = 'primary', extra?: string): string {
  return classes(base, variants[variant], extra);
}

export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Variant) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

export function ButtonLink({ variant, className, ...rest }: LinkProps & Variant) {
  return <Link className={buttonClass(variant, className as string)} {...rest} />;
}

/** A link that leaves the site; never prefetched, and its referrer is only our origin. */
export function OutboundButton({
  variant,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Variant) {
  return (
    <a
      className={buttonClass(variant, className)}
      target="_blank"
      rel="noopener nofollow sponsored"
      {...rest}
    >
      {children}
    </a>
  );
}
