import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { EmptyNote } from '~/components/ui/empty-note';
import { LocationAreas } from '~/features/content/location-editor/location-list';
import { listLocationTree } from '~/features/content/location-editor/list-location-tree.server';
import { orderLocations } from '~/features/content/location-editor/save-location.server';
import { readOrder } from '~/features/content/ordering/read-order';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

const here = '/dashboard/site/locations';

export const meta: MetaFunction = () => unlistedMeta('Locations');

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { tree: await listLocationTree(services) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const form = await sentForm(request);
  const [seen, order] = [readOrder(form.get('seen'), 500), readOrder(form.get('order'), 500)];
  if (!seen || !order) return answerNotice(services, request, 'list-changed', here);
  const typed = form.get('area');
  const area = typeof typed === 'string' ? typed.slice(0, 80) : '';
  const isSaved = await orderLocations(services, actor, { area, seen, order });
  return answerNotice(services, request, isSaved ? 'list-saved' : 'list-changed', here, 409);
}

export default function Locations() {
  const { tree } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="locations-title" className="grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="locations-title" className="text-xl">
            Locations
          </h2>
          <p className="measure mt-1 text-ink-soft">
            Areas and the places in them, in the order in which the site lists them.
          </p>
        </div>
        <ButtonLink to="/dashboard/site/locations/new">Add location</ButtonLink>
      </div>
      {tree.length === 0 ? (
        <EmptyNote>There are no locations yet. Add the first one.</EmptyNote>
      ) : (
        <LocationAreas tree={tree} />
      )}
    </section>
  );
}
