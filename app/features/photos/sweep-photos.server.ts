import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPhotos } from '~/db/schema';

import { uploadPrefix, type PhotoObjects } from './photo-objects';

/** Where the last sweep stopped: the name after which the next goes on; null begins anew. */
export type SweepCursor = { read(): Promise<string | null>; write(name: string | null): Promise<void> };

type Dependencies = {
  db: Database;
  photos: PhotoObjects;
  photoSweep: SweepCursor;
  clock: { now(): Date };
};

const mostInOneGo = 500;
/** An upload stores its files before its row, and may take its time. */
const patienceMs = 86_400_000;

/** Removes uploaded files that no photo names, a part of the store each time. Returns how many it removed. */
export async function sweepPhotos({ db, photos, photoSweep, clock }: Dependencies): Promise<number> {
  const after = await photoSweep.read();
  const { objects, isEnd } = await photos.list({
    prefix: uploadPrefix,
    after: after ?? undefined,
    limit: mostInOneGo,
  });
  const oldest = clock.now().getTime() - patienceMs;
  const old = objects.filter(({ storedAt }) => storedAt.getTime() < oldest).map(({ name }) => name);
  const unnamed = await listUnnamed(db, old);
  await photos.remove(unnamed);
  const next = isEnd ? null : (objects.at(-1)?.name ?? null);
  if (next !== after) await photoSweep.write(next);
  return unnamed.length;
}

/** Those of the names whose storage key is no photo's. The key says which property to look at, which has an index. */
async function listUnnamed(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const asked = names.map((name) => {
    const key = name.slice(0, name.lastIndexOf('/'));
    return { name, key, property: Number(key.split('/')[1]) || 0 };
  });
  const rows = await db
    .select({ name: sql<string>`asked.value ->> 'name'` })
    .from(sql`json_each(${JSON.stringify(asked)}) asked`)
    .where(
      sql`not exists (select 1 from ${propertyPhotos} where ${propertyPhotos.propertyId} = asked.value ->> 'property'
        and ${propertyPhotos.storageKey} = asked.value ->> 'key')`,
    )
    .limit(names.length);
  return rows.map(({ name }) => name);
}
