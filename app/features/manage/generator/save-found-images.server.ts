import { submitImageSaving } from '~/features/import/images/submit-image-saving.server';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import type { Actor } from '~/lib/actor';

import type { FoundImages } from './read-found-images';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  propertyId: number;
  found: FoundImages;
};

/**
 * Starts a job that saves the chosen pictures as photos of a property that was just stored; returns the job's
 * id, or null when none was chosen. The permission for the pictures is checked when they are saved.
 */
export async function saveFoundImages(
  deps: DbClockJobs,
  { viewer, propertyId, found }: Input,
): Promise<string | null> {
  const { foundBy, choices } = found;
  if (!choices.some(({ isChosen }) => isChosen)) return null;
  const formKey = `added ${propertyId}`;
  return submitImageSaving(deps, { viewer, propertyId, stagedBy: foundBy, choices, isFirst: true, formKey });
}
