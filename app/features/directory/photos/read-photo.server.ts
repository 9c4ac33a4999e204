import { and, eq, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';

import { photoWidths } from '~/features/pictures/shown/picture-source';

export type PhotoInput = { photo: string; file: string };
export type PhotoObject = { storageKey: string; width: (typeof photoWidths)[number]; propertyId: number };

/** The stored picture behind `/images/{photo}/{file}`, if its property meets the condition `visible`. */
export async function readPhoto(
  db: Database,
  { photo, file }: PhotoInput,
  visible: SQL | undefined,
): Promise<PhotoObject | null> {
  const width = photoWidths.find((candidate) => file === `${candidate}.webp`);
  if (!width || !/^[1-9]\d{0,14}$/.test(photo)) return null;
  const [row] = await db
    .select({ storageKey: propertyPhotos.storageKey, propertyId: propertyPhotos.propertyId })
    .from(propertyPhotos)
    .innerJoin(properties, eq(properties.id, propertyPhotos.propertyId))
    // owner: checked by findManagedPhoto
    .where(and(eq(propertyPhotos.id, Number(photo)), visible))
    .limit(1);
  return row ? { ...row, width } : null;
}
