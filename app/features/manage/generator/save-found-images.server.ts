import type { Database } from '~/db/client';
import type { Role } from '~/db/vocabulary';
import { submitImageSaving } from '~/features/import/images/submit-image-saving.server';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

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
  const { foundBy, choices } = found;
  if (!choices.some(({ isChosen }) => isChosen)) return null;
  const formKey = `added ${propertyId}`;
  return submitImageSaving(deps, { viewer, propertyId, stagedBy: foundBy, choices, isFirst: true, formKey });
}
