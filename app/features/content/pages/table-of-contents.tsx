import { Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { cardClass } from '~/components/ui/card';
import type { Heading } from '~/lib/rich-text/rich-text';

type ContentsProps = { headings: readonly Heading[] };

/** Links to the text's headings, as a column beside it. */
export function ContentsColumn({ headings }: ContentsProps) {
  const titleId = useId();
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className="hidden lg:sticky lg:top-28 lg:block">
      <h2 id={titleId} className="mb-3 text-lg">
        On this page
      </h2>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** The same for phones, closed at first. */
export function ContentsDetails({ headings }: ContentsProps) {
  if (headings.length === 0) return null;
  return (
    <details className={cardClass('none', 'group mb-8 px-4 lg:hidden print:hidden')}>
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        On this page
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="pb-4">
        <ContentsList headings={headings} />
      </nav>
    </details>
  );
}

function ContentsList({ headings }: ContentsProps) {
  return (
    <ol className="grid gap-0.5 border-l border-line">
      {headings.map(({ id, level, text }) => (
        <li key={id} className={level === 3 ? 'pl-8' : 'pl-4'}>
          <Link
            to={`#${id}`}
            className="flex min-h-8 items-center py-1 text-sm text-ink-soft no-underline wrap-anywhere hover:text-ink hover:underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
