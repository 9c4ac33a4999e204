import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { stagedImages } from '~/db/schema';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import { siteOf } from '~/features/directory/photos/site-of';
import type { Actor } from '~/lib/actor';

/**
 * The pictures that the viewer's own job found, in the proposed order; empty for another's job or a missing
 * one.
 */
export async function findStagedPictures(
  { db }: { db: Database },
  viewer: Pick<Actor, 'userId'>,
  jobId: string,
) {
  const rows = await db
    .select({
      id: stagedImages.id,
      sourceUrl: stagedImages.sourceUrl,
      pageUrl: stagedImages.pageUrl,
      width: stagedImages.width,
      height: stagedImages.height,
      copyWidth: stagedImages.copyWidth,
      copyHeight: stagedImages.copyHeight,
      placeholder: stagedImages.placeholder,
      fileName: stagedImages.fileName,
      altText: stagedImages.altText,
      descriptor: stagedImages.descriptor,
      isHeroCandidate: stagedImages.isHeroCandidate,
    })
    .from(stagedImages)
    .where(and(eq(stagedImages.jobId, jobId), eq(stagedImages.ownerId, viewer.userId)))
    .orderBy(asc(stagedImages.position), asc(stagedImages.id))
    .limit(maxPhotos);
  return rows.map((row) => ({ ...row, site: siteOf(row.pageUrl) }));
}

export type StagedPicture = Awaited<ReturnType<typeof findStagedPictures>>[number];
