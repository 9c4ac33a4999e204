import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { parseCriteria, withQuery } from '~/features/directory/criteria/criteria';
import { RecentlyViewed } from '~/features/visit/recent/recently-viewed';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { describeSaid, readSentence } from '~/features/visit/search/read-sentence.server';
import { leftOutOfSentence, paramsWithLeftOut, searchNotes } from '~/features/directory/criteria/left-out';
import { narrows } from '~/features/directory/criteria/path-presets';
import { searchAddress } from '~/features/visit/search/search-address';
import { SearchErrorBoundary } from '~/features/visit/search/search-error-boundary';
import { SearchScreen } from '~/features/visit/search/search-screen';
import { staysList } from '~/features/visit/search/results/stays-list';
import { adelaideDate } from '~/lib/time/dates';
import { errorMeta } from '~/lib/document/error-meta';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList } from '~/lib/document/structured-data';
import { leadOnToProperAddress, leadOnWithoutUnknownLandmark } from '~/screens/search/lead-on';
import { limitSearch } from '~/platform/http/limits/limit-search';
import { keysOfMinutes, listKeys } from '~/platform/cache/shown-keys';

export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  const today = adelaideDate(services.clock.now());
  leadOnToProperAddress(request, today);
  const { searchParams } = new URL(request.url);
  const criteria = parseCriteria(searchParams);
  shows(...listKeys, ...keysOfMinutes(criteria));
  if (narrows(criteria)) await limitSearch(services, request);
  const [read, data, said] = await Promise.all([
    readSentence(services, criteria, today),
    loadSearch(services, criteria),
    describeSaid(services, criteria, today),
  ]);
  leadOnWithoutUnknownLandmark(request, data);
  if (read) throw redirect(withQuery('/search', paramsWithLeftOut(read, leftOutOfSentence(searchParams))));
  return {
    ...data,
    ...searchAddress(data),
    heading: headingOf(data),
    said,
    origin: services.config.siteOrigin,
    today,
    notes: searchNotes(searchParams),
  };
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return errorMeta(error);
  const { origin, results, isIndexed, path, heading } = data;
  return pageMeta({
    origin,
    title: results.page > 1 ? `${heading}, page ${results.page}` : heading,
    description:
      'Search and compare places to stay in Adelaide by suburb, price, type and stars, then book in the provider’s own system.',
    path,
    noindex: !isIndexed,
    structuredData: [breadcrumbList(origin, crumbsOf()), ...(isIndexed ? [staysList(origin, results)] : [])],
  });
};

type Shown = Pick<Awaited<ReturnType<typeof loadSearch>>, 'criteria' | 'chips' | 'place' | 'near'>;

function headingOf({ criteria, chips, place, near }: Shown): string {
  const places = chips.filter(({ key }) => key.startsWith('location')).map(({ label }) => label);
  const where = place?.name ?? places.join(' or ');
  if (criteria.q)
    return where ? `Stays for “${criteria.q}” in ${where}` : `Stays for “${criteria.q}” in Adelaide`;
  if (near && !where) return `Places to stay near ${near.name}`;
  return where ? `Places to stay in ${where}` : 'Places to stay in Adelaide';
}

const crumbsOf = () => [
  { name: 'Home', path: '/' },
  { name: 'Accommodation', path: '/search' },
];

export default function SearchRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <SearchScreen
        data={data}
        heading={data.heading}
        crumbs={crumbsOf()}
        path="/search"
        own={data.criteria}
      />
      <RecentlyViewed />
    </>
  );
}

export const ErrorBoundary = SearchErrorBoundary;
