import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData, useLocation } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ArchiveQuestion } from '~/features/manage/listings/change-questions';
import { findListing } from '~/features/manage/listings/find-listing.server';
import { readRowId } from '~/lib/row-id';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';

/** The question before archiving, for browsers without scripts. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const id = readRowId(params.property);
  const listing = id && (await findListing(services, viewer, id));
  if (!listing || listing.state === 'archived') throw notFound();
  return { listing };
}

export default function ArchiveListing() {
  const { listing } = useLoaderData<typeof loader>();
  const list = `/dashboard/properties${useLocation().search}`;
  return (
    <Form method="post" action={list} reloadDocument className={cardClass('wide', 'grid max-w-2xl gap-5')}>
      <input type="hidden" name="property" value={listing.id} />
      <ArchiveQuestion name={listing.name} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="archive" variant="danger">
          Archive property
        </Button>
        <ButtonLink to={list} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
