import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { describeProperty } from '~/features/properties/describe-property';
import { findPreview, type Preview } from '~/features/properties/find-preview.server';
import { findProperty } from '~/features/properties/find-property.server';
import type { PropertyDetails } from '~/features/properties/property-details';
import { readStay } from '~/features/properties/stay';
import { adelaideDate } from '~/lib/dates';
import { stampForm } from '~/platform/form-stamp';
import { findViewer } from '~/platform/session.server';

import { enquiryPurpose } from './answer-enquiry.server';

type Context = LoaderFunctionArgs['context'];

type Shown = { property: PropertyDetails; preview: Preview | null };

/**
 * The public property of that slug; for those who manage it also a hidden one, as a preview. Throws 404 when there is
 * none.
 */
export async function requireProperty({ services }: Context, request: Request, slug = ''): Promise<Shown> {
  const property = await findProperty(services.db, slug);
  if (property) return { property, preview: null };
  const viewer = await findViewer(services, request);
  const hidden = viewer && (await findPreview(services.db, viewer, slug));
  if (!hidden) throw data(null, { status: 404 });
  return hidden;
}

/** What both layouts show of it to the visitor who asks. A preview books nothing and asks nothing. */
export async function showProperty({ services }: Context, request: Request, { property, preview }: Shown) {
  const { clock, config } = services;
  const now = clock.now();
  const today = adelaideDate(now);
  const stay = readStay(new URL(request.url).searchParams, today);
  const view = describeProperty(property, stay);
  return {
    preview,
    property: preview ? { ...view, links: { ...view.links, booking: null } } : view,
    enquiry: { stamp: preview ? '' : await stampForm(config.formSecret, enquiryPurpose, now), today },
  };
}

/** Answers with the page; a preview is for nobody else, no cache and no index. */
export function answerProperty<Page extends { preview: Preview | null }>(page: Page) {
  return data(
    page,
    page.preview
      ? { headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } }
      : undefined,
  );
}
