import {
  data as respond,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { LocationScreen } from '~/features/content/locations/location-screen';
import { findPagePreview } from '~/features/content/page-manager/find-page-preview.server';
import { ContentPageScreen } from '~/features/content/pages/content-page-screen';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { requireStaff } from '~/platform/auth/guards.server';

import { DashboardFailure } from '~/screens/dashboard/dashboard-failure';
import { notFound } from '~/platform/http/answers/not-found';
import { PagePreviewBanner } from './page-preview-banner';

/** A page in any state, in its public template; for staff only, kept out of every cache and index. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const id = readRowId(params.id);
  const found = id && (await findPagePreview(services, id));
  if (!found) throw notFound();
  return respond(found, { headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data ? `Preview: ${data.preview.title}` : 'Preview');

export default function PagePreviewRoute() {
  const { preview, content, location } = useLoaderData<typeof loader>();
  return (
    <>
      <PagePreviewBanner preview={preview} />
      {content ? <ContentPageScreen content={content} /> : <LocationScreen location={location} />}
    </>
  );
}

export function ErrorBoundary() {
  return <DashboardFailure />;
}
