import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from '@remix-run/react';

import { ErrorScreen, FailureScreen } from '~/components/error-screen';
import { ButtonLink } from '~/components/ui/button';
import { findLocationPage } from '~/features/content/locations/find-location-page.server';
import { locationPageMeta } from '~/features/content/locations/location-page-meta';
import { LocationScreen } from '~/features/content/locations/location-screen';
import { notFound } from '~/platform/http/answers/not-found';
import { propertyKeys } from '~/platform/cache/shown-keys';

/** The picture is behind the header. */
export const handle = { hero: true };

export async function loader({ params, context: { services, shows } }: LoaderFunctionArgs) {
  const location = await findLocationPage(services, params.slug ?? '');
  shows(
    'pages',
    'terms',
    'media',
    'frame',
    'landmarks',
    `order:${params.slug}`,
    ...propertyKeys(location?.featured ?? []),
  );
  if (!location) throw notFound();
  return { location, origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? locationPageMeta(data.location, data.origin)
    : [{ title: 'Location Not Found | Stay Adelaide' }, { name: 'robots', content: 'noindex' }];

export default function LocationRoute() {
  return <LocationScreen location={useLoaderData<typeof loader>().location} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen retryPath={pathname} />;
  return (
    <ErrorScreen
      title="Location Not Found"
      text={<p>The requested location page could not be found.</p>}
      action={<ButtonLink to="/locations">View all locations</ButtonLink>}
    />
  );
}
