import { and, desc, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { managedBy, type Manager } from '~/features/properties/managed-by.server';

import { listingGaps } from './listing-gaps';

const mostProperties = 100;
const mostShown = 5;

export type Chore = { id: number; name: string };

/** What an owner could do for the listings: mend the rejected ones, add photos, complete them. At most five of each. */
export async function listOwnerChores({ db }: { db: Database }, manager: Manager) {
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      rejectedAt: properties.rejectedAt,
      rejectionReason: properties.rejectionReason,
      shortDescription: properties.shortDescription,
      description: properties.description,
      minPrice: properties.minPrice,
      bookingUrl: properties.bookingUrl,
      websiteUrl: properties.websiteUrl,
      photos: sql<number>`(select count(*) from property_photos where property_id = properties.id)`,
      amenities: sql<number>`(select count(*) from property_amenities where property_id = properties.id)`,
    })
    .from(properties)
    .where(and(managedBy(manager), isNull(properties.archivedAt)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(mostProperties);
  const named = ({ id, name }: Chore) => ({ id, name });
  return {
    rejected: rows
      .filter(({ rejectedAt }) => rejectedAt !== null)
      .map((row) => ({ ...named(row), reason: row.rejectionReason }))
      .slice(0, mostShown),
    withoutPhotos: rows
      .filter(({ photos }) => photos === 0)
      .map(named)
      .slice(0, mostShown),
    incomplete: rows
      .map((row) => ({ ...named(row), gaps: listingGaps(row) }))
      .filter(({ gaps }) => gaps.length > 0)
      .slice(0, mostShown),
  };
}
