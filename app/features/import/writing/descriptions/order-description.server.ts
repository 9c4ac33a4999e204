import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import type { PropertyDescriptionJob } from '~/jobs/property-description-job';
import type { Actor } from '~/lib/actor';

import { listPropertyFacts } from './list-property-facts.server';

export type DescriptionMode = PropertyDescriptionJob['mode'];

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  property: Pick<ManagedProperty, 'id' | 'content'>;
  mode: DescriptionMode;
  /** Random, from the form. */
  formKey: string;
};

/** Starts a job that writes a description of the property from the data stored now. */
export async function orderDescription(deps: DbClockJobs, { viewer, property, mode, formKey }: Input) {
  const facts = (await listPropertyFacts(deps, property.content)) as PropertyDescriptionJob['facts'];
  const input: PropertyDescriptionJob = { version: 1, propertyId: property.id, mode, facts };
  return submitWork(deps, { viewer, kind: 'property-description', input, formKey });
}
