import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork, type SubmittedWork } from '~/features/work/jobs/submitted/submit-work.server';
import type { PropertyImagesJob } from '~/jobs/property-images-job';
import type { Actor } from '~/lib/actor';

type Wanted = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  property: { id: number; content: { name: string; locationSlug: string | null } };
  websiteUrl: string;
  /** As for `submitWork`. */
  formKey: string;
};

/** Starts a job that reads a property's website for pictures. */
export function submitExtraction(deps: DbClockJobs, wanted: Wanted): Promise<SubmittedWork> {
  const { viewer, property, websiteUrl, formKey } = wanted;
  const input: PropertyImagesJob = {
    version: 1,
    websiteUrl,
    propertyId: property.id,
    propertyName: property.content.name.slice(0, 300),
    locationSlug: property.content.locationSlug || 'sa',
  };
  return submitWork(deps, { viewer, kind: 'property-images', input, formKey });
}
