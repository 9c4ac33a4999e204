import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { LandingScreen, landingMeta } from '~/features/search/landing';
import { SearchErrorBoundary } from '~/features/search/search-error-boundary';
import { errorMeta } from '~/lib/error-meta';

import { answerLanding } from '../accommodation.$place/answer-landing.server';

export const loader = (args: LoaderFunctionArgs) => answerLanding(args);

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? landingMeta(data) : errorMeta(error);

export default function LandingRoute() {
  return <LandingScreen data={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = SearchErrorBoundary;
