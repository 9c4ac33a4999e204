import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { pagesPath, type PageQuery } from '~/features/content/page-manager/page-query';

/** The empty list, with a suggestion. */
export function NoPages({ query }: { query: PageQuery }) {
  const { q, type, state } = query;
  const isNarrowed = Boolean(q || type || state);
  const title =
    state === 'trash' && !q && !type ? 'The trash is empty' : isNarrowed ? 'Nothing found' : 'No pages yet';
  return (
    <Card className="grid justify-items-start gap-3 p-6 sm:p-8">
      <h3 className="text-lg">{title}</h3>
      <p className="measure text-ink-soft wrap-anywhere">
        {isNarrowed
          ? 'No page is like that now.'
          : 'Write the first page, or import the guides that come with the site.'}
      </p>
      {isNarrowed ? (
        <ButtonLink to={pagesPath({})} variant="secondary">
          Show all pages
        </ButtonLink>
      ) : (
        <ButtonLink to="/dashboard/pages/import" variant="secondary">
          Import guides
        </ButtonLink>
      )}
    </Card>
  );
}
