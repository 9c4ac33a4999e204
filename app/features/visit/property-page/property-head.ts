import type { MetaDescriptor } from '@remix-run/cloudflare';

import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { pageMeta, unlistedMeta } from '~/lib/document/page-meta';
import type { StructuredData } from '~/lib/document/structured-data';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { propertyTypeLabels } from '~/features/directory/property/property-types';

import { propertyStructuredData } from './property-structured-data';

/**
 * Head of a property's page in either layout; both have the same canonical address. Loaders make it, since
 * nothing else in the browser needs its sources.
 */
export function propertyHead(
  origin: string,
  property: PropertyDetails,
  more: readonly StructuredData[] = [],
): MetaDescriptor[] {
  const [hero] = property.photos;
  const place = property.suburb ?? 'Adelaide';
  const kind = propertyTypeLabels[property.propertyType];
  return pageMeta({
    origin,
    title: property.name.includes(place) ? property.name : `${property.name}, ${place}`,
    description: property.shortDescription ?? `${property.name}: ${kind} at ${property.address}.`,
    path: canonicalPropertyPath(property),
    image: hero && {
      url: pictureUrl(hero, 1280),
      alt: hero.alt,
      width: Math.min(hero.width, 1280),
      height: Math.round((hero.height * Math.min(hero.width, 1280)) / hero.width),
    },
    structuredData: [propertyStructuredData(origin, property), ...more],
  });
}

/** Head of a page that only its managers see: noindex. */
export function previewHead({ name }: Pick<PropertyDetails, 'name'>): MetaDescriptor[] {
  return unlistedMeta(`Preview: ${name}`);
}
