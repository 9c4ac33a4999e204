import { Link } from '@remix-run/react';

export type Crumb = { name: string; path: string };

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-6 items-center gap-2">
            {index < crumbs.length - 1 ? (
              <>
                <Link
                  to={path}
                  className="inline-flex min-h-6 items-center wrap-anywhere underline hover:text-ink"
                >
                  {name}
                </Link>
                <span aria-hidden>/</span>
              </>
            ) : (
              <span aria-current="page" className="wrap-anywhere">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
