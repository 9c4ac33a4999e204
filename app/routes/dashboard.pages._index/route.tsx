import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { Plus } from 'lucide-react';

import { ButtonLink } from '~/components/ui/button';
import { ListPages } from '~/components/ui/list-pages';
import { listPages } from '~/features/content/page-manager/list-pages.server';
import { pagesPath, parsePageQuery } from '~/features/content/page-manager/page-query';
import { PagesSkeleton } from '~/features/content/page-manager/pages-skeleton';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

import { answerPageChange } from './answer-page-change.server';
import { NoPages } from './no-pages';
import { sendPageChange, usePageChangeToasts } from './page-change-answer';
import { PageFilters } from './page-filters';
import { PageTable } from './page-table';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const query = parsePageQuery(new URL(request.url).searchParams);
  return { ...(await listPages(services, query)), query };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  return answerPageForm({ services, request }, (partOf) =>
    answerPageChange({ services, viewer, request, form: partOf(form) }),
  );
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendPageChange(request, serverAction);
}

/** After a change that could not be sent, reloading would fail as well and replace the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.outcome !== 'failed' && defaultShouldRevalidate;

export const meta: MetaFunction = () => unlistedMeta('Pages');

export default function DashboardPages() {
  const { pages, next, query } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, location } = useNavigation();
  const isChanging = state === 'loading' && location.pathname === pagesPath({});
  usePageChangeToasts(pagesPath(query));
  return (
    <section aria-labelledby="pages" className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pages" tabIndex={-1} className="mr-auto text-xl">
          Pages
        </h2>
        <ButtonLink to="/dashboard/pages/import" variant="secondary">
          Import guides
        </ButtonLink>
        <ButtonLink to="/dashboard/pages/new">
          <Plus aria-hidden size={18} strokeWidth={1.5} />
          Create page
        </ButtonLink>
      </div>
      <PageForm kept={keptIn(answer)}>
        <PageFilters query={query} />
        {isChanging && <PagesSkeleton />}
        {!isChanging &&
          (pages.length > 0 ? <PageTable pages={pages} query={query} /> : <NoPages query={query} />)}
      </PageForm>
      <ListPages
        first={query.after ? pagesPath({ ...query, after: null }) : null}
        next={next ? pagesPath({ ...query, after: next }) : null}
      />
    </section>
  );
}
