import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import { changesPage, sendEnquiry } from '~/features/leads/send-enquiry';
import { listRelatedProperties } from '~/features/properties/list-related-properties.server';
import { propertyHead } from '~/features/properties/property-head';
import { missingPropertyHead, PropertyNotFound } from '~/features/properties/property-not-found';
import { canonicalPropertyPath } from '~/features/properties/property-paths';
import { breadcrumbList, faqPage } from '~/lib/structured-data';

import { answerEnquiry } from '../property.$slug/answer-enquiry.server';
import { requireProperty, showProperty } from '../property.$slug/load-property.server';
import { AccommodationScreen } from './accommodation-screen';
import { propertyCrumbs, propertyQuestions } from './property-context';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, config } = context.services;
  const property = await requireProperty(context, request, params.property);
  if (property.locationSlug !== params.location) {
    throw redirect(canonicalPropertyPath(property) + new URL(request.url).search, 301);
  }
  const crumbs = propertyCrumbs(property);
  const questions = propertyQuestions(property);
  return {
    ...(await showProperty(context, request, property)),
    crumbs,
    questions,
    related: await listRelatedProperties(db, property),
    head: propertyHead(config.siteOrigin, property, [
      breadcrumbList(config.siteOrigin, crumbs),
      faqPage(questions),
    ]),
  };
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerEnquiry({ request, slug: params.property, context });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendEnquiry(serverAction);
}

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  changesPage(change) && change.defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? missingPropertyHead;

export default function AccommodationRoute() {
  return <AccommodationScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <PropertyNotFound />;
}
