import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';
import { isPublic } from '~/features/properties/visibility';

import { photoWidths } from './picture-source';

type PhotoObject = { storageKey: string; width: (typeof photoWidths)[number] };

/**
 * The stored picture behind `/images/{photo}/{file}`; null when the photo is unknown, its property is not public, or
 * the file is not one of the standard widths as WebP.
 */
export async function findPublicPhoto(
  db: Database,
  { photo, file }: { photo: string; file: string },
): Promise<PhotoObject | null> {
  const width = photoWidths.find((candidate) => file === `${candidate}.webp`);
  if (!width || !/^[1-9]\d{0,14}$/.test(photo)) return null;
  const [row] = await db
    .select({ storageKey: propertyPhotos.storageKey })
    .from(propertyPhotos)
    .innerJoin(properties, eq(properties.id, propertyPhotos.propertyId))
    .where(and(eq(propertyPhotos.id, Number(photo)), isPublic))
    .limit(1);
  return row ? { storageKey: row.storageKey, width } : null;
}
