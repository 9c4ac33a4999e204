import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { stagedImages } from '~/db/schema';
import type { Actor } from '~/lib/actor';

/**
 * The stored small copy behind `/dashboard/staged/{id}.webp`; null for everybody but the owner of the job
 * that found it.
 */
export async function findStagedFile(
  { db }: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  file: string,
): Promise<{ storageKey: string; width: number } | null> {
  const id = /^([\w-]{1,64})\.webp$/.exec(file)?.[1];
  if (!id) return null;
  const [row] = await db
    .select({ storageKey: stagedImages.storageKey, width: stagedImages.copyWidth })
    .from(stagedImages)
    .where(and(eq(stagedImages.id, id), eq(stagedImages.ownerId, viewer.userId)))
    .limit(1);
  return row ?? null;
}
