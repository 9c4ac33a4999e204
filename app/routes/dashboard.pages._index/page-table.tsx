import { useFetchers } from '@remix-run/react';
import { useRef, type FocusEvent } from 'react';

import { RecordTable } from '~/components/ui/record-table';
import type { ListedPage } from '~/features/content/page-manager/list-pages.server';
import { PageBadge } from '~/features/content/page-manager/page-badge';
import type { PageQuery } from '~/features/content/page-manager/page-query';
import { shortPageTypeLabels } from '~/features/content/page-manager/page-states';
import { formatInstant } from '~/lib/time/dates';
import { useKeptFocus } from '~/lib/browser/use-kept-focus';

import { PageActions } from './page-actions';

type PageTableProps = { pages: readonly ListedPage[]; query: PageQuery };

export function PageTable({ pages, query }: PageTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const keep = useKeptFocus(box, 'pages');
  return (
    <div ref={box} onFocus={(event: FocusEvent) => keep(event.target)}>
      <RecordTable
        caption="Pages by last change"
        rows={useExpectedPages(pages)}
        keyOf={({ id }) => id}
        columns={[
          { heading: 'Page', isName: true, cell: (page) => <Name {...page} /> },
          { heading: 'Type', className: 'lg:w-26', cell: ({ pageType }) => shortPageTypeLabels[pageType] },
          { heading: 'State', className: 'lg:w-34', cell: ({ state }) => <PageBadge state={state} /> },
          {
            heading: 'Last change',
            className: 'lg:w-50',
            cell: ({ changedAt }) => (
              <time dateTime={changedAt.toISOString()} className="text-sm tabular-nums lg:whitespace-nowrap">
                {formatInstant(changedAt)}
              </time>
            ),
          },
          {
            heading: 'Actions',
            isQuiet: true,
            className: 'lg:w-[30%] xl:w-[39%]',
            cell: (page) => <PageActions page={page} query={query} />,
          },
        ]}
      />
    </div>
  );
}

function Name({ title, path }: ListedPage) {
  return (
    <>
      <span className="block">{title}</span>
      <span className="block text-sm font-normal text-ink-soft">{path}</span>
    </>
  );
}

/** The rows after the pending change; a failed change is reverted automatically. */
function useExpectedPages(pages: readonly ListedPage[]): ListedPage[] {
  const sent = new Map(useFetchers().map(({ formData }) => [formData?.get('page'), formData?.get('intent')]));
  return pages.map((page) => {
    const intent = sent.get(String(page.id));
    if (intent === 'publish') return { ...page, state: 'published' };
    if (intent === 'unpublish') return { ...page, state: 'draft' };
    return page;
  });
}
