import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';
import { libraryPrefix, type PhotoObjects } from '~/features/pictures/files/photo-objects';
import { sweepObjects, type SweepCursor } from '~/features/pictures/files/sweep-objects.server';
import type { Clock } from '~/lib/time/clock';

type Dependencies = {
  db: Database;
  photos: PhotoObjects;
  mediaSweep: SweepCursor;
  clock: Clock;
};

/**
 * Removes stored files of the media library that no row names, one part per call. Returns how many it
 * removed.
 */
export function sweepMedia({ db, photos, mediaSweep, clock }: Dependencies): Promise<number> {
  return sweepObjects(
    { photos, clock, cursor: mediaSweep },
    { prefix: libraryPrefix, listUnnamed: (names) => listUnnamed(db, names) },
  );
}

async function listUnnamed(db: Database, names: readonly string[]): Promise<string[]> {
  const stored = names.map((name) => ({ name, key: name.slice(0, name.lastIndexOf('/')) }));
  const rows = await db
    .select({ name: sql<string>`stored.value ->> 'name'` })
    .from(sql`json_each(${JSON.stringify(stored)}) stored`)
    .where(
      sql`not exists (select 1 from ${mediaImages} where ${mediaImages.storageKey} = stored.value ->> 'key')`,
    )
    .limit(names.length);
  return rows.map(({ name }) => name);
}
