import { and, eq } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { mediaImages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

type Description = {
  imageId: number;
  altText: string;
  /** The alt text that the editor saw. */
  was: string;
  actor: Actor;
};

/**
 * Sets a picture's alt text. 'conflict': another person has changed it meanwhile, and nothing was written.
 */
export async function describeMediaPicture(
  { db, clock }: DbClock,
  { imageId, altText, was, actor }: Description,
): Promise<'done' | 'conflict' | 'gone'> {
  const [written, , rows] = await db.batch([
    db
      .update(mediaImages)
      .set({ altText })
      .where(and(eq(mediaImages.id, imageId), eq(mediaImages.altText, was)))
      .returning({ id: mediaImages.id }),
    auditStatement(
      db,
      { actor, action: 'image-changed', subject: `image:${imageId}` },
      { guard: changed, now: clock.now() },
    ),
    db.select({ altText: mediaImages.altText }).from(mediaImages).where(eq(mediaImages.id, imageId)).limit(1),
  ]);
  if (written.length > 0) return 'done';
  if (!rows[0]) return 'gone';
  return rows[0].altText === altText ? 'done' : 'conflict';
}
