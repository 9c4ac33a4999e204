import { submitPictureSaving } from '~/features/import/pictures/submit-picture-saving.server';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import type { Actor } from '~/lib/actor';

import type { FoundPictures } from './read-found-pictures';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  propertyId: number;
  found: FoundPictures;
};

/**
 * Starts a job that saves the chosen pictures as photos of a property that was just stored; returns the job's
 * id, or null when none was chosen. The permission for the pictures is checked when they are saved.
 */
export async function saveFoundPictures(
  deps: DbClockJobs,
  { viewer, propertyId, found }: Input,
): Promise<string | null> {
  const { foundBy, choices } = found;
  if (!choices.some(({ isChosen }) => isChosen)) return null;
  const formKey = `added ${propertyId}`;
  return submitPictureSaving(deps, {
    viewer,
    propertyId,
    stagedBy: foundBy,
    choices,
    isFirst: true,
    formKey,
  });
}
