import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { listMapLandmarks } from '~/features/directory/map/list-map-landmarks.server';
import { describeProperty } from '~/features/visit/property-page/reading/describe-property';
import { findDraftPreview } from '~/features/visit/property-page/reading/find-draft-preview.server';
import { readStay } from '~/features/directory/criteria/stay';
import { draftPath } from '~/features/manage/property-editor/editor-paths';
import { adelaideDate } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { DashboardFailure } from '~/screens/dashboard/dashboard-failure';
import { requireDraft } from '~/screens/edit-property/load-draft.server';
import { PropertyScreen } from '~/screens/property/property-screen';

/** A draft as travellers would see it, with the photos of the live property; kept out of every cache and index. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const { property: live, draft } = await requireDraft(services, viewer, params);
  const input = { propertyId: live.id, content: draft.content };
  const [found, landmarks] = await Promise.all([
    findDraftPreview(services.db, viewer, input),
    listMapLandmarks(services),
  ]);
  if (!found) throw notFound();
  const today = adelaideDate(services.clock.now());
  const view = describeProperty(found, readStay(new URLSearchParams(), today), landmarks);
  const page = {
    property: { ...view, links: { ...view.links, booking: null } },
    enquiry: { action: '', today },
    // A draft has no page of its own.
    address: '',
    preview: null,
    isClosed: true,
  };
  return data(
    { page, draft: draftPath(live.id, draft.id) },
    { headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  unlistedMeta(loaded ? `Draft of ${loaded.page.property.name}` : 'Draft');

export default function DraftPreview() {
  const { page, draft } = useLoaderData<typeof loader>();
  return (
    <>
      <section aria-label="Preview" className="border-b border-ocean bg-ocean-tint">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p className="min-w-0 flex-[1_1_16rem]">
            <strong>Preview of a draft.</strong> The live page stays as it is until the draft is published.
          </p>
          <Link to={draft} className="inline-flex min-h-11 items-center underline">
            Back to the draft
          </Link>
        </div>
      </section>
      <PropertyScreen page={page} />
    </>
  );
}

export function ErrorBoundary() {
  return <DashboardFailure />;
}
