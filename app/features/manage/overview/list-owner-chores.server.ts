import { and, desc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { listedProperty, properties } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { completeness, enough, longDescription } from '~/features/manage/property-editor/completeness';

const maxProperties = 100;
const maxShown = 5;

export type Chore = { id: number; name: string };

/**
 * Suggestions to an owner, from their newest hundred listings: correct the rejected ones, add photos, and
 * raise the scores, the lowest first. At most five of each.
 */
export async function listOwnerChores({ db }: { db: Database }, manager: Manager) {
  const rows = await listFacts(db, manager);
  const scored = rows
    .map((row) => ({ ...named(row), photos: row.photos, ...completeness(row) }))
    .map(({ steps, ...listing }) => ({ ...listing, next: steps[0]?.text ?? null }));
  return {
    rejected: rows
      .filter(({ rejectedAt }) => rejectedAt !== null)
      .map((row) => ({ ...named(row), reason: row.rejectionReason }))
      .slice(0, maxShown),
    withoutPhotos: scored
      .filter(({ photos }) => photos === 0)
      .map(({ id, name, score }) => ({ id, name, score }))
      .slice(0, maxShown),
    incomplete: scored
      .filter(({ photos, score }) => photos > 0 && score < 100)
      .sort((a, b) => a.score - b.score)
      .map(({ id, name, score, next }) => ({ id, name, score, next }))
      .slice(0, maxShown),
  };
}

const named = ({ id, name }: Chore): Chore => ({ id, name });

/** The facts behind the scores; nothing is counted or read beyond what can raise one. */
function listFacts(db: Database, manager: Manager) {
  return db
    .select({
      id: properties.id,
      name: properties.name,
      rejectedAt: properties.rejectedAt,
      rejectionReason: properties.rejectionReason,
      shortDescription: properties.shortDescription,
      description: sql<
        string | null
      >`substr(trim(${properties.description}, ${blanks}), 1, ${2 * longDescription})`,
      minPrice: properties.minPrice,
      checkInTime: properties.checkInTime,
      checkOutTime: properties.checkOutTime,
      phone: properties.phone,
      email: properties.email,
      bookingUrl: properties.bookingUrl,
      websiteUrl: properties.websiteUrl,
      latitude: properties.latitude,
      longitude: properties.longitude,
      placeSlug: properties.placeSlug,
      locationSlug: properties.locationSlug,
      cancellationPolicy: properties.cancellationPolicy,
      photos: countUpTo('property_photos', enough.photos),
      amenities: countUpTo('property_amenities', enough.amenities),
      units: countUpTo('units', enough.units),
    })
    .from(properties)
    .where(and(managedBy(manager), sql.raw(listedProperty)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(maxProperties);
}

const blanks = ' \t\r\n';

const countUpTo = (table: 'property_photos' | 'property_amenities' | 'units', max: number) =>
  sql<number>`(select count(*) from (select 1 from ${sql.raw(table)} where property_id = properties.id limit ${max}))`;
