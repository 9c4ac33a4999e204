import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { listLocations } from '~/features/content/locations/list-locations.server';
import { PageHero } from '~/features/content/pages/page-hero';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList, itemList } from '~/lib/document/structured-data';

import { LocationCard } from './location-card';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Locations', path: '/locations' },
];
const cover = siteImage('/media/hero-vineyard');

/** The picture is behind the header. */
export const handle = { hero: true };

export async function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('terms', 'ranks', 'pages', 'media');
  return { locations: await listLocations(services), origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        origin: data.origin,
        title: 'Locations in and around Adelaide',
        description:
          'Where to stay in Adelaide: the city and North Adelaide, the beaches from Semaphore to Brighton, the Hills, the Barossa and McLaren Vale, with stays in each.',
        path: '/locations',
        structuredData: [breadcrumbList(data.origin, crumbs), itemList(data.origin, data.locations)],
      })
    : [];

export default function LocationsRoute() {
  const { locations } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        title="Where to stay in and around Adelaide"
        lead="A city inside its parklands, thirty kilometres of beach, and hills and vineyards within the hour. Choose a part of it."
        crumbs={crumbs}
        picture={cover}
        bleed
      />
      <section aria-labelledby="all_locations" className="page section">
        <h2 id="all_locations" className="mb-6 text-2xl lg:text-3xl">
          All locations
        </h2>
        {locations.length === 0 && <p className="text-ink-soft">Our location pages are being prepared.</p>}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {locations.map((location) => (
            <li key={location.slug}>
              <LocationCard location={location} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
