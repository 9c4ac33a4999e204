import type { Clock } from '~/lib/time/clock';

import type { PhotoObjects } from './photo-objects';

/** The place where the last sweep stopped: the name after which the next one continues; null starts again. */
export type SweepCursor = { read(): Promise<string | null>; write(name: string | null): Promise<void> };

type Dependencies = { photos: PhotoObjects; cursor: SweepCursor; clock: Clock };

type Swept = {
  prefix: string;
  /** Those of the names that no row contains. */
  listUnnamed: (names: readonly string[]) => Promise<string[]>;
};

const maxInOneGo = 500;
/** An upload stores its files before its row, and may take some time. */
const patienceMs = 86_400_000;

/** Removes stored files that no row names, one part of the store per call. Returns how many it removed. */
export async function sweepObjects(
  { photos, cursor, clock }: Dependencies,
  { prefix, listUnnamed }: Swept,
): Promise<number> {
  const after = await cursor.read();
  const { objects, isEnd } = await photos.list({ prefix, after: after ?? undefined, limit: maxInOneGo });
  const oldest = clock.now().getTime() - patienceMs;
  const old = objects.filter(({ storedAt }) => storedAt.getTime() < oldest).map(({ name }) => name);
  const unnamed = old.length > 0 ? await listUnnamed(old) : [];
  await photos.remove(unnamed);
  const next = isEnd ? null : (objects.at(-1)?.name ?? null);
  if (next !== after) await cursor.write(next);
  return unnamed.length;
}
