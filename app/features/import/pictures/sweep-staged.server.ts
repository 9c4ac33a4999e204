import { lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { stagedImages } from '~/db/schema';
import type { PhotoObjects } from '~/features/pictures/files/photo-objects';
import { sweepObjects, type SweepCursor } from '~/features/pictures/files/sweep-objects.server';
import type { Clock } from '~/lib/time/clock';

import { stagedDays, stagedPrefix } from './finding/extraction-limits';

type Dependencies = {
  db: Database;
  photos: PhotoObjects;
  stagedSweep: SweepCursor;
  clock: Clock;
};

/**
 * Deletes pictures that have waited for a week to be chosen, and files that no row names, one part of the
 * store per call. Returns how many rows and files it removed.
 */
export async function sweepStaged({ db, photos, stagedSweep, clock }: Dependencies): Promise<number> {
  const oldest = new Date(clock.now().getTime() - stagedDays * 86_400_000);
  const { meta } = await db.delete(stagedImages).where(lt(stagedImages.createdAt, oldest));
  const files = await sweepObjects(
    { photos, clock, cursor: stagedSweep },
    { prefix: stagedPrefix, listUnnamed: (names) => listUnnamed(db, names) },
  );
  return meta.changes + files;
}

/** Names whose storage key belongs to no row. The key contains the job's id, which has an index. */
async function listUnnamed(db: Database, names: readonly string[]): Promise<string[]> {
  const stored = names.map((name) => {
    const key = name.slice(0, name.lastIndexOf('/'));
    return { name, key, job: key.split('/')[1] ?? '' };
  });
  const rows = await db
    .select({ name: sql<string>`stored.value ->> 'name'` })
    .from(sql`json_each(${JSON.stringify(stored)}) stored`)
    .where(
      sql`not exists (select 1 from ${stagedImages} where ${stagedImages.jobId} = stored.value ->> 'job'
        and ${stagedImages.storageKey} = stored.value ->> 'key')`,
    )
    .limit(names.length);
  return rows.map(({ name }) => name);
}
