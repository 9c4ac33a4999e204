import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { EmptyNote } from '~/components/ui/empty-note';
import { RecordTable } from '~/components/ui/record-table';
import { BackLink } from '~/components/ui/back-link';
import { ListPages } from '~/components/ui/list-pages';
import { listRevisions } from '~/features/content/revisions/list-revisions.server';
import { pageEditPath, revisionPath } from '~/features/content/page-editor/page-editor-paths';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';

import { requireEditedPage } from '~/screens/page/load-page.server';
import { PageError } from '~/screens/page/page-error';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { id, version, content } = await requireEditedPage(services, params.id);
  const number = Number.parseInt(new URL(request.url).searchParams.get('below') ?? '', 10);
  const below = Number.isSafeInteger(number) ? number : null;
  return {
    id,
    version,
    title: content.title,
    isFirst: below === null,
    ...(await listRevisions(services, id, { below })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Versions of ${data.title}` : 'Versions');

export default function Revisions() {
  const { id, title, version, revisions, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="versions" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="versions" className="text-2xl wrap-anywhere">
          Versions of {title}
        </h2>
        <BackLink to={pageEditPath(id)}>Back to the editor</BackLink>
      </div>
      {revisions.length === 0 ? (
        <EmptyNote>
          {isFirst ? 'Nobody has saved this page in the editor yet.' : 'There is nothing further back.'}
        </EmptyNote>
      ) : (
        <RecordTable
          caption="Versions, latest first"
          rows={revisions}
          keyOf={(row) => row.version}
          columns={[
            {
              heading: 'Version',
              isName: true,
              cell: (row) =>
                row.version === version ? `Version ${row.version}, as it is now` : `Version ${row.version}`,
            },
            { heading: 'Saved', cell: (row) => formatInstant(new Date(row.createdAt)) },
            { heading: 'By', cell: (row) => row.by },
            {
              heading: 'Compare and restore',
              isQuiet: true,
              cell: (row) =>
                row.version === version ? null : (
                  <Link
                    to={revisionPath(id, row.version)}
                    className="inline-flex min-h-11 items-center text-jacaranda underline"
                  >
                    Compare version {row.version}
                  </Link>
                ),
            },
          ]}
        />
      )}
      <ListPages
        first={isFirst ? null : '?'}
        firstWord="Latest"
        next={next === null ? null : `?below=${next}`}
        className="empty:hidden"
      />
    </section>
  );
}

export const ErrorBoundary = PageError;
