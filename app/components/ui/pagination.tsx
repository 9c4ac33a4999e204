import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { classes } from '~/lib/classes';

type PaginationProps = {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
  /** Of every link, beside what it is to this page. */
  rel?: string;
};

const box =
  'grid min-h-11 min-w-11 place-items-center rounded-control border border-line bg-surface px-3 tabular-nums no-underline hover:bg-sand';

/** Real links to the first, the last and the pages around the one shown. */
export function Pagination({ page, pageCount, pathOf, rel }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages of results" className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <Link to={pathOf(page - 1)} rel={classes('prev', rel)} className={box}>
              <ChevronLeft aria-hidden size={18} strokeWidth={1.5} />
              <span className="sr-only">Previous page</span>
            </Link>
          </li>
        )}
        {pagesAround(page, pageCount).map((entry, index) =>
          entry === null ? (
            <li key={`gap-${index}`} aria-hidden className="px-1">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={pathOf(entry)}
                rel={rel}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={classes(box, entry === page && 'border-jacaranda bg-jacaranda-tint font-semibold')}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={pathOf(page + 1)} rel={classes('next', rel)} className={box}>
              <ChevronRight aria-hidden size={18} strokeWidth={1.5} />
              <span className="sr-only">Next page</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Page numbers to offer, null for a gap: 1 … 4 5 6 … 42. */
function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((entry, index) => {
    const previous = pages[index - 1] ?? 0;
    return index > 0 && entry - previous > 1 ? [null, entry] : [entry];
  });
}
