import { eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { stagedImages } from '~/db/schema';
import type { ReadPage } from '~/features/import/crawling/markup/read-page';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import type { PictureKeeping } from '~/features/pictures/encoding/keep-picture.server';
import { maxStagedOfAccount } from '~/features/pictures/rules/picture-limits';
import { breathe } from '~/lib/time/breathe';

import { stagedPrefix } from './finding/extraction-limits';
import { listCandidates } from './finding/list-candidates';
import { proposePictures, type Proposal } from './finding/propose-pictures';
import { readCandidates, type FoundPicture } from './fetching/read-candidates.server';

type Dependencies = PictureKeeping & { sites: SiteFetcher };

type Staging = {
  jobId: string;
  ownerId: string;
  pages: readonly ReadPage[];
  /** Blank while it is unknown. */
  propertyName: string;
  locationSlug?: string;
  /** With fewer, none are kept. */
  fewest?: number;
  /** Throws when the job was cancelled. */
  onProgress: (done: number, total: number) => Promise<void>;
};

/**
 * Stores small copies of the good pictures of a website until the owner has chosen from them, and returns how
 * many were found. A job that is repeated after it has staged its pictures finds them stored; their rows are
 * written in one statement, and files without a row are swept.
 */
export async function stagePictures(deps: Dependencies, staging: Staging): Promise<number> {
  const { jobId, pages, propertyName: name, locationSlug = 'sa', fewest = 0, onProgress } = staging;
  // owner: any, the job looks for its own pictures
  const staged = await deps.db.$count(stagedImages, eq(stagedImages.jobId, jobId));
  if (staged > 0) return staged;
  await breathe();
  const candidates = listCandidates(pages, { ownName: name });
  const read = await readCandidates(deps, candidates, { onProgress });
  const proposed = proposePictures(read, { name, locationSlug }).slice(0, maxPhotos);
  if (proposed.length === 0 || proposed.length < fewest) return proposed.length;
  const rows = proposed.map((image, position) => rowOf(image, staging, position));
  for (const [at, { copy }] of proposed.entries()) {
    await deps.photos.put(rows[at]?.storageKey ?? '', copy.width, copy.bytes);
  }
  await onProgress(candidates.length, candidates.length);
  await insertRows(deps, staging, rows);
  return proposed.length;
}

function rowOf(image: FoundPicture & Proposal, { jobId }: Staging, position: number) {
  const { url, copy, pageUrl, width, height, fingerprint, fileName, altText, descriptor } = image;
  return {
    id: crypto.randomUUID(),
    position,
    sourceUrl: url,
    pageUrl: pageUrl.slice(0, 2_000),
    storageKey: `${stagedPrefix}${jobId}/${position}-${fingerprint}`,
    width,
    height,
    copyWidth: copy.width,
    copyHeight: copy.height,
    placeholder: copy.placeholder,
    fingerprint,
    fileName,
    altText,
    descriptor,
    isHero: image.isHeroCandidate ? 1 : 0,
  };
}

/** Writes all rows or none, and none if an earlier attempt has written its rows. */
async function insertRows(
  { db, clock }: Dependencies,
  { jobId, ownerId }: Staging,
  rows: ReturnType<typeof rowOf>[],
) {
  const value = (key: keyof ReturnType<typeof rowOf>) => sql.raw(`image.value ->> '${key}'`);
  await db.batch([
    // owner: any, the job looks for its own pictures
    insertRow(
      db,
      stagedImages,
      {
        id: value('id'),
        jobId,
        ownerId,
        position: value('position'),
        sourceUrl: value('sourceUrl'),
        pageUrl: value('pageUrl'),
        storageKey: value('storageKey'),
        width: value('width'),
        height: value('height'),
        copyWidth: value('copyWidth'),
        copyHeight: value('copyHeight'),
        placeholder: value('placeholder'),
        fingerprint: value('fingerprint'),
        fileName: value('fileName'),
        altText: value('altText'),
        descriptor: value('descriptor'),
        isHeroCandidate: value('isHero'),
        createdAt: clock.now(),
      },
      sql`from json_each(${JSON.stringify(rows)}) image
        where exists (select 1 from users where id = ${ownerId})
          and not exists (select 1 from staged_images where job_id = ${jobId})`,
    ),
    forgetOldest(db, ownerId),
  ]);
}

/** Keeps an account's newest rows; the sweep removes the files of the others. */
const forgetOldest = (db: Database, ownerId: string) =>
  db.delete(stagedImages).where(
    sql`owner_id = ${ownerId} and id in (select id from staged_images where owner_id = ${ownerId}
      order by created_at desc, job_id, position limit -1 offset ${maxStagedOfAccount})`,
  );
