import { Link } from '@remix-run/react';
import { useId, type ReactNode } from 'react';

type LinkListProps = {
  title: string;
  links: readonly { path: string; title: string }[];
  children?: ReactNode;
};

/** Links under a heading in columns; renders nothing without any. */
export function LinkList({ title, links, children }: LinkListProps) {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {links.map(({ path, title: text }) => (
          <li key={path} className="break-inside-avoid">
            <Link to={path} className="inline-flex min-h-8 items-center py-1 wrap-anywhere">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
