import type { Database } from '~/db/client';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { PropertyDetails } from '~/features/directory/property/property-details';

import { publicOne, readProperty, readPublicProperty } from './read-property.server';

type Found = { property: PropertyDetails; related: PropertyCardData[] };

/** The public property with that slug and all data of its page; null when there is none or it is hidden. */
export async function findProperty(db: Database, slug: string): Promise<PropertyDetails | null> {
  return isSlug(slug) ? readProperty(db, publicOne(slug)) : null;
}

/** The same with the other properties of its page. */
export async function findPropertyAndRelated(db: Database, slug: string): Promise<Found | null> {
  return isSlug(slug) ? readPublicProperty(db, slug) : null;
}

const isSlug = (slug: string) => slug.length <= 200;
