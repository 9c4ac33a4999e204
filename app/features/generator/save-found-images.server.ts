import type { Database } from '~/db/client';
import type { Role } from '~/db/vocabulary';
import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import { submitWork } from '~/features/jobs/submit-work.server';
import type { SavePropertyImagesJob } from '~/jobs/save-property-images-job';

import type { FoundImages } from './read-found-images';

type Asked = {
  viewer: { userId: string; role: Role };
  propertyId: number;
  found: FoundImages;
};

/**
 * Has the chosen pictures saved as photos of a property that has just been stored; the id of that job, or null when none was
 * chosen. Which pictures are this person's is asked when they are saved.
 */
export async function saveFoundImages(
  deps: { db: Database; jobs: JobQueue; clock: { now(): Date } },
  { viewer, propertyId, found }: Asked,
): Promise<string | null> {
  const chosen = found.choices.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return null;
  const input: SavePropertyImagesJob = {
    ...{ version: 1, propertyId, stagedBy: found.foundBy, isFirst: true },
    images: chosen.map(({ id, altText }) => ({ id, altText })),
    rightsConfirmedAt: deps.clock.now().getTime(),
  };
  const formKey = `added ${propertyId}`;
  const submitted = await submitWork(deps, { viewer, kind: 'save-property-images', input, formKey });
  return submitted.outcome === 'started' ? submitted.id : null;
}
