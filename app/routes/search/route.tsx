import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import {
  alternativesOf,
  criteriaParams,
  parseCriteria,
  withQuery,
} from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { describeSaid, readSentence } from '~/features/visit/search/read-sentence.server';
import { leftOutParam, paramsWithLeftOut, searchNotes } from '~/features/directory/criteria/left-out';
import { findPathPreset, narrows } from '~/features/directory/criteria/path-presets';
import { SearchErrorBoundary } from '~/features/visit/search/search-error-boundary';
import { SearchScreen } from '~/features/visit/search/search-screen';
import { adelaideDate } from '~/lib/dates';
import { errorMeta } from '~/lib/error-meta';
import { pageMeta } from '~/lib/page-meta';
import { breadcrumbList } from '~/lib/structured-data';
import { leadOnWithoutImpossibleDates } from '~/screens/search/lead-on';
import { limitSearch } from '~/platform/http/limit-search';
import { listKeys } from '~/platform/cache/shown-keys';

export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows(...listKeys);
  const today = adelaideDate(services.clock.now());
  leadOnWithoutImpossibleDates(request, today);
  const { searchParams } = new URL(request.url);
  const criteria = parseCriteria(searchParams);
  if (narrows(criteria)) await limitSearch(services, request);
  const [read, data, said] = await Promise.all([
    readSentence(services, criteria, today),
    loadSearch(services, criteria),
    describeSaid(services, criteria, today),
  ]);
  if (read) throw redirect(withQuery('/search', paramsWithLeftOut(read, searchParams.getAll(leftOutParam))));
  return { ...data, said, origin: services.config.siteOrigin, today, notes: searchNotes(searchParams) };
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
    title: results.page > 1 ? `${headingOf(data)}, page ${results.page}` : headingOf(data),
    description:
      'Search and compare places to stay in Adelaide by suburb, price, type and stars, then book in the provider’s own system.',
    path,
    noindex: (narrows(criteria) || criteria.said !== '') && !onlyPlace,
    structuredData: [breadcrumbList(origin, crumbsOf())],
  });
};

type Shown = Pick<Awaited<ReturnType<typeof loadSearch>>, 'criteria' | 'place'>;

function headingOf({ criteria, place }: Shown): string {
  const where = place?.name ?? alternativesOf(criteria.location).join(' or ');
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
      path="/search"
      asked={data.criteria}
    />
  );
}

export const ErrorBoundary = SearchErrorBoundary;
