import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import type { SavePropertyImagesJob } from '~/jobs/save-property-images-job';
import type { Actor } from '~/lib/actor';

import type { StagedChoice } from './review/list-staged-choices';

type Chosen = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  propertyId: number;
  /** The job that found the pictures. */
  stagedBy: string;
  /** At least one; those that are not chosen are left out. */
  choices: readonly StagedChoice[];
  /** True: in front of the existing photos, so that the first becomes the hero. */
  isFirst: boolean;
  /** As for `submitWork`. */
  formKey: string;
};

/**
 * Starts a job that makes chosen pictures photos of a property, after the owner has confirmed that they may
 * be used. Returns the job's id. The permission for the property and the pictures is checked when they are
 * saved.
 */
export async function submitPictureSaving(deps: DbClockJobs, chosen: Chosen): Promise<string> {
  const { viewer, propertyId, stagedBy, choices, isFirst, formKey } = chosen;
  const input: SavePropertyImagesJob = {
    version: 1,
    propertyId,
    stagedBy,
    isFirst,
    images: choices.flatMap(({ id, altText, isChosen }) => (isChosen ? [{ id, altText }] : [])),
    rightsConfirmedAt: deps.clock.now().getTime(),
  };
  const submitted = await submitWork(deps, { viewer, kind: 'save-property-images', input, formKey });
  if (submitted.outcome === 'over-budget') throw new Error('saving pictures has no budget');
  return submitted.id;
}
