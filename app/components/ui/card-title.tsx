import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

/** Heading of a card, with a link that covers the card. */
export function CardTitle({ to, children }: { to: string; children: ReactNode }) {
  return (
    <h3 className="text-xl wrap-anywhere">
      <Link to={to} prefetch="intent" className="no-underline after:absolute after:inset-0">
        {children}
      </Link>
    </h3>
  );
}
