import { data, redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';

import { describeProperty } from '~/features/visit/property-page/reading/describe-property';
import { findPreview, type Preview } from '~/features/visit/property-page/reading/find-preview.server';
import {
  findProperty,
  findPropertyAndRelated,
} from '~/features/visit/property-page/reading/find-property.server';
import { listRelatedProperties } from '~/features/visit/property-page/reading/list-related-properties.server';
import { listMapLandmarks } from '~/features/directory/map/list-map-landmarks.server';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { managesProperty } from '~/features/directory/visibility/manages-property.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { canonicalPropertyPath, propertyPath } from '~/features/directory/property/property-paths';
import { readStay, stayQuery } from '~/features/directory/criteria/stay';
import { descriptionPath } from '~/features/manage/property-editor/editor-paths';
import { findMovedPath } from '~/features/content/redirects/find-moved-path.server';
import { changeLabels, decisionsOn } from '~/features/manage/listings/listing-changes';
import { listingPath } from '~/features/manage/listings/listing-query';
import { listingFilters, stateOfFilter } from '~/features/manage/listings/listing-states';
import { adelaideDate } from '~/lib/time/dates';
import { isStaff } from '~/lib/roles';
import { findViewer } from '~/platform/auth/session.server';
import { notFound } from '~/platform/http/answers/not-found';

import { propertyKeys } from '~/platform/cache/shown-keys';

type Context = LoaderFunctionArgs['context'];

type Found = { property: PropertyDetails; preview: Preview | null };
/** Landmarks are those of the map; `related` are the other properties that the page shows, where they are asked for. */
type Shown = Found & { landmarks: readonly MapLandmark[]; related: PropertyCardData[] };

/**
 * The public property with that slug; for those who manage it also a hidden one, as a preview. Throws a
 * redirect to its new address, or 404 when there is none.
 */
export async function requireProperty(
  { services, shows }: Context,
  request: Request,
  slug = '',
  { withRelated = false } = {},
): Promise<Shown> {
  const { db } = services;
  const [found, landmarks] = await Promise.all([
    withRelated ? findPropertyAndRelated(db, slug) : alone(findProperty(db, slug)),
    listMapLandmarks(services),
  ]);
  shows(
    'terms',
    'pages',
    'landmarks',
    ...(found ? propertyKeys([found.property, ...found.related]) : ['list']),
  );
  if (found) return { ...found, preview: null, landmarks };
  const viewer = await findViewer(services, request);
  const hidden = viewer && (await findPreview(db, viewer, slug));
  if (hidden) {
    const related = withRelated ? await listRelatedProperties(db, hidden.property) : [];
    const decide = isStaff(viewer) ? decisionsFor(hidden.preview) : undefined;
    return { ...hidden, landmarks, related, preview: { ...hidden.preview, ...(decide && { decide }) } };
  }
  const { pathname, search } = new URL(request.url);
  const moved = await findMovedPath(services, [pathname.replace(/\.data$/, ''), propertyPath({ slug })]);
  if (moved) throw redirect(moved + search, 301);
  throw notFound();
}

const alone = async (finding: Promise<PropertyDetails | null>) => {
  const property = await finding;
  return property && { property, related: [] };
};

/** The decisions that staff may take about a property in its state, answered by the list of those in the same state. */
function decisionsFor({ id, state }: Preview): Preview['decide'] {
  const filter = listingFilters.find((one) => one !== 'all' && stateOfFilter[one] === state);
  const action = listingPath({ status: filter ?? 'all' });
  const query = action.slice(action.indexOf('?'));
  const choices = decisionsOn[state].map((change) =>
    change === 'reject'
      ? { label: 'Reject…', to: `/dashboard/properties/${id}/reject${query}` }
      : { label: changeLabels[change], intent: change },
  );
  return choices.length > 0 ? { action, choices } : undefined;
}

/** Data that both layouts show to this visitor. A preview offers neither booking nor enquiry. */
export function showProperty({ services }: Context, request: Request, shown: Shown) {
  const { property, preview, landmarks } = shown;
  const today = adelaideDate(services.clock.now());
  const stay = readStay(new URL(request.url).searchParams, today);
  const view = describeProperty(property, stay, landmarks);
  return {
    preview,
    address: services.config.siteOrigin + canonicalPropertyPath(property),
    property: preview ? { ...view, links: { ...view.links, booking: null } } : view,
    enquiry: { action: `?${stayQuery(stay)}`, today },
  };
}

/** The panel that rewrites the description, for those who manage the property; null for everybody else. */
export async function findRewriting({ services }: Context, request: Request, { property }: Found) {
  const viewer = await findViewer(services, request);
  const isTheirs = viewer !== null && (await managesProperty(services, viewer, property.id));
  return isTheirs ? { rewriteAt: descriptionPath(property.id) } : null;
}

/** Answers with the page; a preview is kept out of every cache and index. */
export function answerProperty<Page extends { preview: Preview | null }>(page: Page) {
  return data(
    page,
    page.preview
      ? { headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } }
      : undefined,
  );
}
