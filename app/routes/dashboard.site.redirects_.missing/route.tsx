import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { RecordTable } from '~/components/ui/record-table';
import { dismissMissingPath, listMissingPaths } from '~/features/content/redirects/missing-paths.server';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { RedirectTabs } from '~/features/content/redirects/redirect-tabs';
import { useNotice } from '~/components/ui/toast/use-notice';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

const here = `${redirectsHome}/missing`;
/** The edge refuses longer ones. */
const longestPath = 2_048;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const after = readMark(new URL(request.url).searchParams);
  return { ...(await listMissingPaths(services, after)), isFirst: after === null };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireStaff(services, request);
  const form = await sentForm(request);
  const path = form.get('path');
  const isRequested = readIntent('dashboard.site.redirects_.missing', form) === 'dismiss';
  if (!isRequested || typeof path !== 'string' || path.length > longestPath)
    throw data(null, { status: 400 });
  await dismissMissingPath(services, path);
  const { pathname, search } = new URL(request.url);
  return answerNotice(services, request, 'missing-dismissed', pathname + search);
}

function readMark(params: URLSearchParams) {
  const [hits, path] = [params.get('hits') ?? '', params.get('path')];
  return /^\d{1,15}$/.test(hits) && path ? { hits: Number(hits), path: path.slice(0, longestPath) } : null;
}

export const meta: MetaFunction = () => unlistedMeta('Missing paths');

export default function MissingPaths() {
  const { rows, next, isFirst } = useLoaderData<typeof loader>();
  useNotice(useActionData<typeof action>());
  const more = next && new URLSearchParams({ hits: String(next.hits), path: next.path }).toString();
  return (
    <section aria-labelledby="missing" className="grid gap-6">
      <h2 id="missing" className="text-xl">
        Missing paths
      </h2>
      <RedirectTabs />
      <p className="measure text-ink-soft">
        Paths that visitors asked for and that have no page, the most asked for first. The last thousand are
        kept.
      </p>
      {rows.length === 0 ? (
        <EmptyNote>{isFirst ? 'None so far.' : 'There is none further on.'}</EmptyNote>
      ) : (
        <RecordTable
          caption="Missing paths, the most asked for first"
          rows={rows}
          keyOf={({ path }) => path}
          columns={[
            {
              heading: 'Path',
              isName: true,
              cell: ({ path }) => path,
            },
            { heading: 'Hits', cell: ({ hitCount }) => hitCount, className: 'tabular-nums lg:w-[10%]' },
            {
              heading: 'First seen',
              cell: ({ firstSeenAt }) => formatInstant(new Date(firstSeenAt)),
              className: 'lg:w-[17%]',
            },
            {
              heading: 'Last seen',
              cell: ({ lastSeenAt }) => formatInstant(new Date(lastSeenAt)),
              className: 'lg:w-[17%]',
            },
            {
              heading: 'What to do',
              isQuiet: true,
              className: 'lg:w-[28%]',
              cell: ({ path }) => <Choices path={path} />,
            },
          ]}
        />
      )}
      <ListPages
        label="Pages of missing paths"
        first={isFirst ? null : here}
        firstWord="First page"
        next={more ? `?${more}` : null}
        nextWord="Next"
      />
    </section>
  );
}

function Choices({ path }: { path: string }) {
  const size = 'min-h-11 px-3 text-sm';
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        to={`${redirectsHome}/new?${new URLSearchParams({ from: path }).toString()}`}
        variant="secondary"
        className={size}
        aria-label={`Make a redirect from ${path}`}
      >
        Make a redirect
      </ButtonLink>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="path" value={path} />
        <Button
          type="submit"
          name="intent"
          value="dismiss"
          variant="quiet"
          className={size}
          aria-label={`Dismiss ${path}`}
        >
          Dismiss
        </Button>
      </Form>
    </div>
  );
}
