import { eq, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { storageCounts } from '~/db/schema';

/** The objects in R2, in the order of names. */
type StoredObjects = {
  list(options: { prefix: string; after?: string; limit: number }): Promise<{
    objects: readonly { name: string; bytes: number }[];
    isEnd: boolean;
  }>;
};

/** A count begins again a day after the one before has begun. */
const countEveryMs = 86_400_000;
/** Objects in one step, once a minute: a million in four hours. */
const objectsInOneGo = 1_000;
const pagesInOneGo = 5;

const row = 1;

/** Counts the bytes of the pictures in R2 once a day, some thousand objects in each step. Returns how many it counted. */
export async function countStorage({
  db,
  clock,
  photos,
}: DbClock & { photos: StoredObjects }): Promise<number> {
  const now = clock.now();
  const [before] = await db.select().from(storageCounts).where(eq(storageCounts.id, row)).limit(1);
  const isDue = !before || now.getTime() - before.startedAt.getTime() >= countEveryMs;
  if (before?.after === null && !isDue) return 0;
  const isNew = !before || before.after === null;
  const step = await countFrom(photos, isNew ? '' : (before.after ?? ''));
  const bytes = (isNew ? 0 : before.bytes) + step.bytes;
  const values = {
    startedAt: isNew ? now : before.startedAt,
    after: step.isEnd ? null : step.after,
    bytes,
    countedBytes: step.isEnd ? bytes : (before?.countedBytes ?? null),
  };
  // Of two workers that count at once, the second to write finds the mark changed, and counts nothing.
  await db
    .insert(storageCounts)
    .values({ id: row, ...values })
    .onConflictDoUpdate({
      target: storageCounts.id,
      set: values,
      setWhere: sql`${storageCounts.after} is ${before?.after ?? null}`,
    });
  return step.count;
}

async function countFrom(photos: StoredObjects, start: string) {
  const sum = { count: 0, bytes: 0, after: start, isEnd: false };
  for (let page = 0; page < pagesInOneGo && !sum.isEnd; page += 1) {
    const after = sum.after ? { after: sum.after } : {};
    const { objects, isEnd } = await photos.list({ prefix: '', limit: objectsInOneGo, ...after });
    sum.bytes += objects.reduce((bytes, object) => bytes + object.bytes, 0);
    sum.count += objects.length;
    sum.after = objects.at(-1)?.name ?? sum.after;
    sum.isEnd = isEnd || objects.length === 0;
  }
  return sum;
}
