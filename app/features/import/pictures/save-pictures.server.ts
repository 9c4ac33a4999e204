import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles, stagedImages, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { limitFetcher } from '~/features/import/crawling/fetching/limit-fetcher';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { orderPhotos } from '~/features/directory/photos/order-photos.server';
import { maxFileBytes } from '~/features/pictures/rules/photo-limits';
import { photoProblemText, type PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { isManaged } from '~/features/directory/photos/photo-statements';
import type { PictureKeeping } from '~/features/pictures/encoding/keep-picture.server';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { SavePropertyImagesJob, SavePropertyImagesResult } from '~/jobs/save-property-images-job';

import { patienceMs, savingBytes, savingMs } from './finding/extraction-limits';
import { fetchPicture } from './fetching/fetch-picture.server';

type Dependencies = PictureKeeping & { sites: SiteFetcher };

type Saving = {
  job: SavePropertyImagesJob;
  /** The person who chose them and confirmed that they may be used. */
  userId: string;
  /** Throws when the job was cancelled. */
  onProgress: (done: number, total: number) => Promise<void>;
};

type Image = SavePropertyImagesJob['images'][number];
type Outcome = { photoId: number } | { reason: string };

/**
 * Makes chosen pictures photos of a property: each original is fetched again, checked and stored like an
 * upload; one that fails is reported with its reason while the others continue. A repeated attempt makes no
 * photo twice. The permission is checked again for each picture, in the statement that stores it. Throws when
 * no picture can be accepted at the moment.
 */
export async function savePictures(given: Dependencies, saving: Saving): Promise<SavePropertyImagesResult> {
  const bounds = { clock: given.clock, ms: savingMs, bytes: savingBytes };
  const deps = { ...given, sites: limitFetcher(given.sites, bounds) };
  const { job, userId, onProgress } = saving;
  const { images, propertyId } = job;
  const photoIds: number[] = [];
  const failed: SavePropertyImagesResult['failed'] = [];
  await onProgress(0, images.length);
  for (const [at, image] of images.entries()) {
    const outcome = await savePicture(deps, saving, image);
    if ('photoId' in outcome) photoIds.push(outcome.photoId);
    else failed.push({ ...image, reason: outcome.reason });
    await onProgress(at + 1, images.length);
  }
  const manager = await findManager(deps.db, userId);
  if (job.isFirst && manager && photoIds.length > 0) {
    await orderPhotos(deps, { manager, propertyId }, photoIds);
  }
  return { version: 1, saved: photoIds.length, failed };
}

async function savePicture(deps: Dependencies, { job, userId }: Saving, image: Image): Promise<Outcome> {
  const manager = await findManager(deps.db, userId);
  if (!manager) return { reason: photoProblemText('gone') };
  const place = { manager, propertyId: job.propertyId };
  const confirmedAt = new Date(job.rightsConfirmedAt);
  const [found] = await deps.db
    .select({
      sourceUrl: stagedImages.sourceUrl,
      isManaged: sql<number>`${isManaged(place)}`,
      // owner: checked by isManaged
      photoId: sql<number | null>`(select p.id from property_photos p where p.property_id = ${job.propertyId}
        and p.source_url = staged_images.source_url and p.rights_confirmed_at = ${job.rightsConfirmedAt} limit 1)`,
    })
    .from(stagedImages)
    .where(
      and(
        eq(stagedImages.id, image.id),
        eq(stagedImages.jobId, job.stagedBy),
        eq(stagedImages.ownerId, userId),
      ),
    )
    .limit(1);
  if (!found) return { reason: 'This picture no longer waits. Please extract the images again.' };
  if (!found.isManaged) return { reason: photoProblemText('gone') };
  if (found.photoId !== null) return { photoId: found.photoId };
  const bytes = await fetchPicture(deps.sites, found.sourceUrl, { maxBytes: maxFileBytes, patienceMs });
  if (typeof bytes === 'string') return { reason: bytes };
  const { altText } = image;
  const origin = {
    altText,
    sourceUrl: found.sourceUrl,
    rightsConfirmedBy: userId,
    rightsConfirmedAt: confirmedAt,
  };
  const saved = await savePhoto(deps, place, bytes, origin);
  if (saved.problem === null) return { photoId: saved.photoId };
  const reason = photoProblemText(saved.problem);
  if (laterWell.includes(saved.problem)) throw new Error(reason);
  return { reason };
}

/** Problems that are not the picture's fault and pass soon: the job then continues. */
const laterWell: readonly PhotoProblem[] = ['unavailable', 'busy', 'too-often'];

/** The user's present rights to manage properties; null once the account is closed. */
async function findManager(db: Database, userId: string): Promise<Manager | null> {
  const [row] = await db
    .select({
      userId: users.id,
      profileId: sql<string>`coalesce(${profiles.id}, '')`,
      role: sql<Role>`coalesce(${profiles.role}, 'owner')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .limit(1);
  return row ?? null;
}
