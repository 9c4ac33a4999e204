import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPhotos } from '~/db/schema';

import { uploadPrefix, type PhotoObjects } from '~/features/pictures/files/photo-objects';
import { sweepObjects, type SweepCursor } from '~/features/pictures/files/sweep-objects.server';
import type { Clock } from '~/lib/time/clock';

type Dependencies = {
  db: Database;
  photos: PhotoObjects;
  photoSweep: SweepCursor;
  clock: Clock;
};

/**
 * Removes uploaded files that no photo names, one part of the store per call. Returns how many it removed.
 */
export function sweepPhotos({ db, photos, photoSweep, clock }: Dependencies): Promise<number> {
  return sweepObjects(
    { photos, clock, cursor: photoSweep },
    { prefix: uploadPrefix, listUnnamed: (names) => listUnnamed(db, names) },
  );
}

/** Names whose storage key belongs to no photo. The key contains the property's id, which has an index. */
async function listUnnamed(db: Database, names: readonly string[]): Promise<string[]> {
  const stored = names.map((name) => {
    const key = name.slice(0, name.lastIndexOf('/'));
    return { name, key, property: Number(key.split('/')[1]) || 0 };
  });
  const rows = await db
    .select({ name: sql<string>`stored.value ->> 'name'` })
    .from(sql`json_each(${JSON.stringify(stored)}) stored`)
    .where(
      sql`not exists (select 1 from ${propertyPhotos} where ${propertyPhotos.propertyId} = stored.value ->> 'property'
        and ${propertyPhotos.storageKey} = stored.value ->> 'key')`,
    )
    .limit(names.length);
  return rows.map(({ name }) => name);
}
