import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { ContentPageScreen } from '~/features/content/pages/content-page-screen';
import { contentPageMeta } from '~/features/content/pages/content-page-meta';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { SearchErrorBoundary } from '~/features/visit/search/search-error-boundary';
import { errorMeta } from '~/lib/document/error-meta';
import { onDemand } from '~/lib/memory/on-demand';

import { answerLanding } from '~/screens/landing/answer-landing.server';
import { notFound } from '~/platform/http/answers/not-found';
import { contentKeys, propertyKeys } from '~/platform/cache/shown-keys';

/** Most visits are to pages, which need no data of a search. */
const landing = onDemand(() => import('~/features/visit/search/landing'));

/** A single segment is a landing page first, then a content page, then nothing. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const preset = findPathPreset(new URL(request.url).pathname);
  if (preset) {
    const [answer] = await Promise.all([answerLanding({ request, context }, preset), landing.load()]);
    return { kind: 'landing' as const, landing: answer };
  }
  const found = await loadContentPage(services, params.slug ?? '');
  context.shows(...contentKeys, ...propertyKeys(found?.kind === 'page' ? found.stays : []));
  if (found?.kind === 'redirect') throw redirect(found.to, 301);
  if (!found) throw notFound();
  return { kind: 'page' as const, content: found, origin: services.config.siteOrigin };
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return errorMeta(error);
  return data.kind === 'landing'
    ? landing.read().landingMeta(data.landing)
    : contentPageMeta(data.content, data.origin);
};

/** Code that the browser needs before hydration. */
export const handle = {
  ready: (data?: { kind: string }) => (data?.kind === 'landing' ? landing.load() : undefined),
};

export default function SlugRoute() {
  const data = useLoaderData<typeof loader>();
  if (data.kind === 'page') return <ContentPageScreen content={data.content} />;
  const { LandingScreen } = landing.read();
  return <LandingScreen data={data.landing} />;
}

export const ErrorBoundary = SearchErrorBoundary;
