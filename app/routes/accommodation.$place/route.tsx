import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { LandingScreen, landingMeta } from '~/features/visit/search/landing';
import { SearchErrorBoundary } from '~/features/visit/search/search-error-boundary';
import { errorMeta } from '~/lib/document/error-meta';

import { answerLanding } from '~/screens/landing/answer-landing.server';

export const loader = (args: LoaderFunctionArgs) => answerLanding(args);

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? landingMeta(data) : errorMeta(error);

export default function LandingRoute() {
  return <LandingScreen data={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = SearchErrorBoundary;
