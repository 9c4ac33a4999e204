import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork } from '~/features/work/jobs/submit-work.server';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import type { PropertyDescriptionJob } from '~/jobs/property-description-job';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

import { listPropertyFacts } from './list-property-facts.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock };

export type DescriptionMode = PropertyDescriptionJob['mode'];

type Asked = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  property: Pick<ManagedProperty, 'id' | 'content'>;
  mode: DescriptionMode;
  /** Random, from the form. */
  formKey: string;
};

/** Starts a job that writes a description of the property from the data stored now. */
export async function orderDescription(deps: Dependencies, { viewer, property, mode, formKey }: Asked) {
  const facts = (await listPropertyFacts(deps, property.content)) as PropertyDescriptionJob['facts'];
  const input: PropertyDescriptionJob = { version: 1, propertyId: property.id, mode, facts };
  return submitWork(deps, { viewer, kind: 'property-description', input, formKey });
}
