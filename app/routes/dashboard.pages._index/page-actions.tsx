import { Link, useFetcher } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';

import { buttonClass } from '~/components/ui/button';
import type { ListedPage } from '~/features/content/page-manager/list-pages.server';
import type { PageChange } from '~/features/content/page-manager/page-changes';
import { pagesPath, type PageQuery } from '~/features/content/page-manager/page-query';
import { usePress } from '~/components/forms/page-form';

import type { PageChangeAnswer } from './page-change-answer';

/** High enough to tap, and narrow enough for four of them on a phone. */
const small = 'min-h-11 px-3! text-sm whitespace-nowrap';

type Props = { page: ListedPage; query: PageQuery };

/** Actions of one page. */
export function PageActions({ page, query }: Props) {
  const { id, title, state, path, isKept, isKeptPublic } = page;
  const name = <span className="sr-only"> {title}</span>;
  const look = buttonClass('quiet', small);
  return (
    <div data-actions className="flex flex-wrap gap-1 lg:justify-end">
      {state === 'trash' ? (
        <ChangeForm page={page} query={query} change="restore" label="Restore" />
      ) : (
        <>
          {!(isKeptPublic && state === 'published') && (
            <ChangeForm
              page={page}
              query={query}
              change={state === 'published' ? 'unpublish' : 'publish'}
              label={state === 'published' ? 'Unpublish' : 'Publish'}
            />
          )}
          <Link to={`/dashboard/pages/${id}`} className={look}>
            Edit{name}
          </Link>
        </>
      )}
      <Link to={state === 'published' ? path : `/dashboard/pages/${id}/preview`} className={look}>
        {state === 'published' ? 'View' : 'Preview'}
        {name}
      </Link>
      {isKept ? (
        <p className="flex min-h-11 basis-full items-center px-3 text-sm text-ink-soft lg:justify-end">
          The site links to it, so it cannot be deleted.{isKeptPublic && ' It stays published.'}
        </p>
      ) : (
        <Question page={page} query={query} />
      )}
    </div>
  );
}

/** Deleting asks first, with scripts and without. */
function Question({ page, query }: Props) {
  const { title, state } = page;
  const isInTrash = state === 'trash';
  return (
    <details className="group open:basis-full">
      <summary className={`${buttonClass('quiet', small)} text-terracotta lg:group-open:float-right`}>
        {isInTrash ? 'Delete for good…' : 'Delete…'}
        <span className="sr-only"> {title}</span>
      </summary>
      <div className="mt-1 grid clear-both gap-3 rounded-control border border-line p-4">
        <p className="text-sm wrap-anywhere">
          {isInTrash
            ? `“${title}” and all its revisions will be gone. Nobody can bring them back.`
            : `“${title}” leaves the site at once and goes to the trash, where it can be restored.`}
        </p>
        <ChangeForm
          page={page}
          query={query}
          change={isInTrash ? 'erase' : 'delete'}
          label={isInTrash ? 'Delete for good' : 'Delete page'}
          look="danger"
        />
      </div>
    </details>
  );
}

type ChangeFormProps = Props & {
  change: PageChange;
  label: ReactNode;
  look?: 'secondary' | 'danger';
};

/** Makes a change at a click. */
function ChangeForm({ page, query, change, label, look = 'secondary' }: ChangeFormProps) {
  const fetcher = useFetcher<PageChangeAnswer>();
  const press = usePress();
  // A toggle has the opposite meaning after a click, so the second half of a double click is ignored.
  const once = (event: MouseEvent) => {
    if (event.detail > 1 || fetcher.state === 'submitting') event.preventDefault();
  };
  return (
    <fetcher.Form method="post" action={pagesPath(query)}>
      <input type="hidden" name="page" value={page.id} />
      <button
        type="submit"
        {...press({ intent: change, page: String(page.id) })}
        onClick={once}
        className={buttonClass(look, small)}
      >
        {label}
        <span className="sr-only"> {page.title}</span>
      </button>
    </fetcher.Form>
  );
}
