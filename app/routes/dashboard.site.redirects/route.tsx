import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';

import { ButtonLink } from '~/components/ui/button';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { findLastReconciliation } from '~/features/content/redirects/edge/find-last-reconciliation.server';
import { listRedirects } from '~/features/content/redirects/list-redirects.server';
import { ReconciliationCard } from '~/features/content/redirects/edge/reconciliation-card';
import {
  parseRedirectQuery,
  redirectListPath,
  redirectsHome,
} from '~/features/content/redirects/redirect-query';
import { RedirectTabs } from '~/features/content/redirects/redirect-tabs';
import { testAddress } from '~/features/content/redirects/test-address.server';
import { useNotice } from '~/components/ui/toast/use-notice';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm, useSearch } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

import { answerList } from './answer-list.server';
import { RedirectFilters } from './redirect-filters';
import { RedirectTable } from './redirect-table';
import { TestForm } from './test-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { searchParams } = new URL(request.url);
  const query = parseRedirectQuery(searchParams);
  const address = (searchParams.get('test') ?? '').slice(0, 1_000);
  const [list, last, steps] = await Promise.all([
    listRedirects(services, query),
    findLastReconciliation(services),
    address ? testAddress(services, address, services.config.siteOrigin) : null,
  ]);
  return { ...list, query, last, tested: address ? { address, steps } : null };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  return answerPageForm({ services, request }, async (partOf) => {
    const notice = await answerList({ services, viewer, form: partOf(form) });
    if (!notice) throw data(null, { status: 400 });
    const { pathname, search } = new URL(request.url);
    return answerNotice(services, request, notice, pathname + search);
  });
}

/** Also after a refusal: it may mean that the list has changed. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => unlistedMeta('Redirects');

export default function Redirects() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useNotice(answer);
  return (
    <section aria-labelledby="redirects-title" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3 lg:items-center">
        <h2 id="redirects-title" className="text-xl">
          Redirects
        </h2>
        <ButtonLink to={`${redirectsHome}/new`}>
          <Plus aria-hidden size={18} strokeWidth={1.5} />
          New redirect
        </ButtonLink>
      </header>
      <RedirectTabs />
      <PageForm kept={keptIn(answer)}>
        <RedirectList {...list} />
      </PageForm>
    </section>
  );
}

/** What belongs to one form until there are scripts. */
function RedirectList({ rows, next, query, last, tested }: SerializeFrom<typeof loader>) {
  const { q, state, sort } = query;
  const search = useSearch({ q, state, sort, test: tested?.address ?? '' });
  return (
    <>
      <RedirectFilters query={query} search={search} />
      {rows.length === 0 ? (
        <EmptyNote>{query.after ? 'There is none further on.' : 'No redirect is like that.'}</EmptyNote>
      ) : (
        <RedirectTable rows={rows} sort={query.sort} />
      )}
      {(query.after || next) && (
        <ListPages
          label="Pages of redirects"
          first={query.after ? redirectListPath({ ...query, after: null }) : null}
          firstWord="First page"
          next={next ? redirectListPath({ ...query, after: next }) : null}
          nextWord="Next"
        />
      )}
      <TestForm tested={tested} search={search} />
      <ReconciliationCard last={last} />
    </>
  );
}
