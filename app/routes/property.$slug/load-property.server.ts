import { data, redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { describeProperty } from '~/features/properties/describe-property';
import { findProperty } from '~/features/properties/find-property.server';
import type { PropertyDetails } from '~/features/properties/property-details';
import { propertyPath } from '~/features/properties/property-paths';
import { readStay } from '~/features/properties/stay';
import { findMovedPath } from '~/features/redirects/find-moved-path.server';
import { adelaideDate } from '~/lib/dates';
import { stampForm } from '~/platform/form-stamp';

import { enquiryPurpose } from './answer-enquiry.server';

type Context = LoaderFunctionArgs['context'];

/** The public property of that slug. Throws a redirect to where it has moved, or 404 when there is none. */
export async function requireProperty(
  { services }: Context,
  request: Request,
  slug = '',
): Promise<PropertyDetails> {
  const property = await findProperty(services.db, slug);
  if (property) return property;
  const { pathname, search } = new URL(request.url);
  const moved = await findMovedPath(services, [pathname.replace(/\.data$/, ''), propertyPath({ slug })]);
  if (moved) throw redirect(moved + search, 301);
  throw data(null, { status: 404 });
}

/** What both layouts show of it to the visitor who asks. */
export async function showProperty({ services }: Context, request: Request, property: PropertyDetails) {
  const { clock, config } = services;
  const now = clock.now();
  const today = adelaideDate(now);
  const stay = readStay(new URL(request.url).searchParams, today);
  return {
    property: describeProperty(property, stay),
    enquiry: { stamp: await stampForm(config.formSecret, enquiryPurpose, now), today },
  };
}
