import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { reloadsUnlessSent, sendEnquiry } from '~/features/visit/enquiry/send-enquiry';
import { previewHead, propertyHead } from '~/features/visit/property-page/property-head';
import { missingPropertyHead, PropertyNotFound } from '~/features/visit/property-page/property-not-found';

import { answerEnquiry } from '~/screens/property/answer-enquiry.server';
import {
  answerProperty,
  findRewriting,
  requireProperty,
  showProperty,
} from '~/screens/property/load-property.server';
import { PropertyScreen } from '~/screens/property/property-screen';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shown = await requireProperty(context, request, params.slug);
  return answerProperty({
    ...showProperty(context, request, shown),
    ...(await findRewriting(context, request, shown)),
    head: shown.preview
      ? previewHead(shown.property)
      : propertyHead(context.services.config.siteOrigin, shown.property),
  });
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerEnquiry({ request, slug: params.slug, context });
}

export const clientAction = sendEnquiry;

export const shouldRevalidate = reloadsUnlessSent;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? missingPropertyHead;

export default function PropertyRoute() {
  return <PropertyScreen page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <PropertyNotFound />;
}
