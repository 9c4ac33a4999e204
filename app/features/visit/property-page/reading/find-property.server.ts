import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { isPublic } from '~/features/directory/visibility/visibility';

import { readProperty, readPropertyAndRelated } from './read-property.server';

type Found = { property: PropertyDetails; related: PropertyCardData[] };

/** The public property with that slug and all data of its page; null when there is none or it is hidden. */
export async function findProperty(db: Database, slug: string): Promise<PropertyDetails | null> {
  return isSlug(slug) ? readProperty(db, publicOne(slug)) : null;
}

/** The same with the other properties of its page. */
export async function findPropertyAndRelated(db: Database, slug: string): Promise<Found | null> {
  return isSlug(slug) ? readPropertyAndRelated(db, publicOne(slug)) : null;
}

const isSlug = (slug: string) => slug.length <= 200;
const publicOne = (slug: string) => and(eq(properties.slug, slug), isPublic);
