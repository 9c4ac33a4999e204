import { Link } from '@remix-run/react';

/** Below a heading: the link to the parent screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className="inline-flex min-h-11 items-center text-jacaranda underline">
        {children}
      </Link>
    </p>
  );
}
