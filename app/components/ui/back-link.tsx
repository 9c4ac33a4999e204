import { Link } from '@remix-run/react';

/** Under a heading: the way to the screen above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className="inline-flex min-h-11 items-center text-jacaranda underline">
        {children}
      </Link>
    </p>
  );
}
