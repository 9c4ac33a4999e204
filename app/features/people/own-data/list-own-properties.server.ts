import { asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import {
  amenities,
  leads,
  profiles,
  properties,
  propertyAmenities,
  propertyPhotos,
  propertyTags,
  units,
} from '~/db/schema';
import { leadColumns } from '~/features/directory/lead/lead-columns';
import { photoPicture, pictureUrl } from '~/features/pictures/shown/picture-source';

import { exportLimits } from './export-limits';

const {
  ownerId: _ownerId,
  searchRank: _searchRank,
  priceAud: _priceAud,
  submissionKey: _submissionKey,
  ...stored
} = getTableColumns(properties);

type Input = { userId: string; siteOrigin: string };

/** An owner's properties with all their parts, and their leads. */
export async function listOwnProperties({ db }: { db: Database }, { userId, siteOrigin }: Input) {
  const owner = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  const rows = await db
    .select(stored)
    .from(properties)
    .where(inArray(properties.ownerId, owner))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(exportLimits.properties);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const listed = sql`(select value from json_each(${ids}))`;
  const [photos, named, tags, rooms, received] = await db.batch(partQueries(db, listed));
  const of = <Row extends { propertyId: number }>(list: readonly Row[], id: number) =>
    list.filter(({ propertyId }) => propertyId === id);
  return {
    properties: rows.map((row) => ({
      ...row,
      amenities: of(named, row.id).map(({ name }) => name),
      tags: of(tags, row.id).map(({ tag }) => tag),
      units: of(rooms, row.id).map(({ id: _id, propertyId: _propertyId, ...unit }) => unit),
      photos: of(photos, row.id).map((photo) => ({
        address: siteOrigin + pictureUrl(photoPicture(photo), photo.width),
        altText: photo.altText,
        isHero: photo.isHero,
      })),
    })),
    enquiriesReceived: received,
  };
}

/** Everything that belongs to the listed properties. */
// owner: checked by listOwnProperties
function partQueries(db: Database, listed: SQL) {
  return [
    db
      .select()
      .from(propertyPhotos)
      .where(inArray(propertyPhotos.propertyId, listed))
      .orderBy(asc(propertyPhotos.sortOrder), asc(propertyPhotos.id))
      .limit(exportLimits.properties * 50),
    db
      .select({ propertyId: propertyAmenities.propertyId, name: amenities.name })
      .from(propertyAmenities)
      .innerJoin(amenities, eq(amenities.id, propertyAmenities.amenityId))
      .where(inArray(propertyAmenities.propertyId, listed))
      .orderBy(asc(amenities.name))
      .limit(exportLimits.properties * 100),
    db
      .select()
      .from(propertyTags)
      .where(inArray(propertyTags.propertyId, listed))
      .orderBy(asc(propertyTags.tag))
      .limit(exportLimits.properties * 100),
    db
      .select()
      .from(units)
      .where(inArray(units.propertyId, listed))
      .orderBy(asc(units.sortOrder), asc(units.id))
      .limit(exportLimits.properties * 50),
    db
      .select(leadColumns)
      .from(leads)
      .where(inArray(leads.propertyId, listed))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(exportLimits.enquiriesReceived),
  ] as const;
}
