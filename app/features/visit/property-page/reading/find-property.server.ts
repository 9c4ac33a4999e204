import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { isPublic } from '~/features/directory/visibility/visibility';

import { readProperty } from './read-property.server';

/** The public property with that slug and all data of its page; null when there is none or it is hidden. */
export async function findProperty(db: Database, slug: string): Promise<PropertyDetails | null> {
  if (slug.length > 200) return null;
  return readProperty(db, and(eq(properties.slug, slug), isPublic));
}
