import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { reloadsUnlessSent, sendEnquiry } from '~/features/visit/enquiry/send-enquiry';
import { previewHead, propertyHead } from '~/features/visit/property-page/property-head';
import { missingPropertyHead, PropertyNotFound } from '~/features/visit/property-page/property-not-found';
import { breadcrumbList, faqPage } from '~/lib/document/structured-data';
import { answerEnquiry } from '~/screens/property/answer-enquiry.server';
import { answerProperty, requireProperty, showProperty } from '~/screens/property/load-property.server';

import { AccommodationScreen } from './accommodation-screen';
import { propertyCrumbs, propertyQuestions } from './property-context';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { config } = context.services;
  const shown = await requireProperty(context, request, params.property, { withRelated: true });
  const { property, preview, related } = shown;
  if (property.locationSlug !== params.location) {
    throw redirect(canonicalPropertyPath(property) + new URL(request.url).search, preview ? 302 : 301);
  }
  const crumbs = propertyCrumbs(property);
  const questions = propertyQuestions(property);
  context.shows(`order:${property.locationSlug ?? ''}`);
  return answerProperty({
    ...showProperty(context, request, shown),
    crumbs,
    questions,
    related,
    head: preview
      ? previewHead(property)
      : propertyHead(config.siteOrigin, property, [
          breadcrumbList(config.siteOrigin, crumbs),
          faqPage(questions),
        ]),
  });
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerEnquiry({ request, slug: params.property, context });
}

export const clientAction = sendEnquiry;

export const shouldRevalidate = reloadsUnlessSent;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? missingPropertyHead;

export default function AccommodationRoute() {
  return <AccommodationScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <PropertyNotFound />;
}
