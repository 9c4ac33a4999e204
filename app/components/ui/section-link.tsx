import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

type SectionLinkProps = {
  to: string;
  /** Current on its own page only, not on those below it. */
  end?: boolean;
  /** Current on these addresses too. */
  also?: RegExp;
  classFor: (isCurrent: boolean) => string;
  children: ReactNode;
};

/** A link in a menu of sections, marked as current on its page and on the pages below it. */
export function SectionLink({ to, end = false, also, classFor, children }: SectionLinkProps) {
  const path = useLocation().pathname.toLowerCase();
  const isCurrent = path === to || (!end && path.startsWith(`${to}/`)) || also?.test(path);
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={classFor(Boolean(isCurrent))}>
      {children}
    </Link>
  );
}
