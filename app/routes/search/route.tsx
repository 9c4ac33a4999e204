import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { criteriaParams, parseCriteria, searchPath, withQuery } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { findPathPreset, narrows } from '~/features/directory/criteria/path-presets';
import { SearchErrorBoundary } from '~/features/visit/search/search-error-boundary';
import { SearchScreen } from '~/features/visit/search/search-screen';
import { adelaideDate } from '~/lib/dates';
import { errorMeta } from '~/lib/error-meta';
import { pageMeta } from '~/lib/page-meta';
import { breadcrumbList } from '~/lib/structured-data';
import { limitSearch } from '~/platform/http/limit-search';
import { listKeys } from '~/platform/cache/shown-keys';

export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows(...listKeys);
  const criteria = parseCriteria(new URL(request.url).searchParams);
  if (narrows(criteria)) await limitSearch(services, request);
  const data = await loadSearch(services, criteria);
  return { ...data, origin: services.config.siteOrigin, today: adelaideDate(services.clock.now()) };
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return errorMeta(error);
  const { criteria, place, origin, results } = data;
  const onlyPlace = place && criteriaParams({ ...criteria, page: 1 }).toString() === `location=${place.slug}`;
  const preset = onlyPlace ? findPathPreset(`/accommodation/${place.slug}`) : null;
  const path = preset
    ? preset.canonical
    : withQuery(
        '/search',
        new URLSearchParams(results.page > 1 ? { page: String(results.page) } : undefined),
      );
  return pageMeta({
    origin,
    title: headingOf(data),
    description:
      'Search and compare places to stay in Adelaide by suburb, price, type and stars, then book in the provider’s own system.',
    path,
    noindex: narrows(criteria) && !onlyPlace,
    structuredData: [breadcrumbList(origin, crumbsOf())],
  });
};

type Shown = Pick<Awaited<ReturnType<typeof loadSearch>>, 'criteria' | 'place'>;

function headingOf({ criteria, place }: Shown): string {
  const where = place?.name ?? criteria.location;
  if (criteria.q)
    return where ? `Stays for “${criteria.q}” in ${where}` : `Stays for “${criteria.q}” in Adelaide`;
  return where ? `Places to stay in ${where}` : 'Places to stay in Adelaide';
}

const crumbsOf = () => [
  { name: 'Home', path: '/' },
  { name: 'Accommodation', path: '/search' },
];

export default function SearchRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <SearchScreen
      data={data}
      heading={headingOf(data)}
      crumbs={crumbsOf()}
      pathOf={(change) => searchPath({ ...data.criteria, ...change })}
    />
  );
}

export const ErrorBoundary = SearchErrorBoundary;
