import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { objectName, type PhotoObjects } from '~/features/pictures/files/photo-objects';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { isUnused, listMediaUses, type MediaUse } from './media-uses.server';
import { libraryWidths } from './library-picture';

type Dependencies = { db: Database; photos: PhotoObjects; clock: Clock };
type Removal = { imageId: number; actor: Actor };

/**
 * Removes a picture that nothing uses; otherwise returns its uses and removes nothing. An empty list means
 * that it did not exist. The row is deleted first: the sweep finds files that stay behind.
 */
export async function removeMediaPicture(
  { db, photos, clock }: Dependencies,
  { imageId, actor }: Removal,
): Promise<{ isRemoved: true } | { isRemoved: false; uses: MediaUse[] }> {
  const [[removed]] = await db.batch([
    db
      .delete(mediaImages)
      .where(and(eq(mediaImages.id, imageId), isUnused(imageId)))
      .returning({ storageKey: mediaImages.storageKey }),
    auditStatement(
      db,
      { actor, action: 'image-removed', subject: `image:${imageId}` },
      { guard: changed, now: clock.now() },
    ),
  ]);
  if (!removed) return { isRemoved: false, uses: await listMediaUses({ db }, imageId) };
  const files = libraryWidths.map((width) => objectName(removed.storageKey, width));
  await photos.remove(files).catch(() => undefined);
  return { isRemoved: true };
}
