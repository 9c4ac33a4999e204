import type { Database } from '~/db/client';
import { submitImageSaving } from '~/features/import/images/submit-image-saving.server';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

import type { FoundImages } from './read-found-images';

type Asked = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  propertyId: number;
  found: FoundImages;
};

/**
 * Starts a job that saves the chosen pictures as photos of a property that was just stored; returns the job's
 * id, or null when none was chosen. The permission for the pictures is checked when they are saved.
 */
export async function saveFoundImages(
  deps: { db: Database; jobs: JobQueue; clock: Clock },
  { viewer, propertyId, found }: Asked,
): Promise<string | null> {
  const { foundBy, choices } = found;
  if (!choices.some(({ isChosen }) => isChosen)) return null;
  const formKey = `added ${propertyId}`;
  return submitImageSaving(deps, { viewer, propertyId, stagedBy: foundBy, choices, isFirst: true, formKey });
}
