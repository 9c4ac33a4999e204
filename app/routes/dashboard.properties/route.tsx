import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';

import { isStaff } from '~/lib/roles';
import { listListings } from '~/features/manage/listings/list-listings.server';
import { listingPath, parseListingQuery } from '~/features/manage/listings/listing-query';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { answerChange } from '~/screens/listings/answer-change.server';
import { sendChange, unlessLost, type ChangeAnswer } from '~/screens/listings/change-answer';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm } from '~/components/forms/page-form';
import { keptIn, readTicks, ticksParam } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

import { BulkBar, ConfirmedForm } from './bulk-bar';
import { KeptTicks } from './kept-ticks';
import { ListingFilters } from './listing-filters';
import { ListingTable } from './listing-table';
import { NoListings } from './no-listings';
import { Pager } from './pager';
import { ticksOf, useChosen } from './use-chosen';
import { useExpectedListings } from './use-expected-listings';
import { useChangeToasts } from './use-change-toasts';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const params = new URL(request.url).searchParams;
  const query = parseListingQuery(params);
  const ticked = isStaff(viewer) ? readTicks(params.get(ticksParam)) : [];
  return { ...(await listListings(services, viewer, query)), query, ticked, role: viewer.role };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const form = await sentForm(request);
  return answerPageForm({ services, request }, (partOf) =>
    answerChange({ services, viewer, request, form: partOf(form) }),
  );
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendChange(request, serverAction);
}

export const shouldRevalidate = unlessLost;

export const meta: MetaFunction = () => unlistedMeta('Properties');

export default function DashboardProperties() {
  const { query, ticked, role, next, previous, ...page } = useLoaderData<typeof loader>();
  const posted = useActionData<ChangeAnswer>();
  useChangeToasts();
  const listings = useExpectedListings(page.listings);
  const chosen = useChosen(listings, ticksOf(posted) ?? ticked);
  const isForStaff = isStaff({ role });
  return (
    <section aria-labelledby="properties" className="grid min-w-0 gap-5">
      <h2 id="properties" tabIndex={-1} className="text-xl">
        Properties
      </h2>
      <PageForm kept={keptIn(posted)}>
        <ListingFilters query={query} role={role} />
        {isForStaff && <KeptTicks chosen={chosen} first={ticked} listings={listings} />}
        {listings.length === 0 ? (
          <NoListings query={query} role={role} />
        ) : (
          <>
            {isForStaff && <BulkBar chosen={chosen} listings={listings} posted={posted} />}
            <ConfirmedForm posted={posted} />
            <ListingTable listings={listings} role={role} chosen={isForStaff ? chosen : null} />
          </>
        )}
      </PageForm>
      <Pager
        previous={previous && listingPath({ ...query, after: null, before: previous })}
        next={next && listingPath({ ...query, before: null, after: next })}
      />
    </section>
  );
}
