import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import type { PageContentJob } from '~/jobs/page-content-job';
import { longestPrompt, type pageOrderSchema } from '~/jobs/page-writing';
import type { Actor } from '~/lib/actor';

import type { PageValues } from './page-fields';
import type { WritingType } from './writing-fields';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  type: WritingType;
  prompt: string;
  /** Id of the page, and the version that the form was loaded with. */
  page: number | null;
  seen: number | null;
  /** The form's values, saved or not. */
  values: PageValues;
  formKey: string;
  from: string;
};

/**
 * Starts a job that writes a field of a page or a whole page, or draws a picture for it; the form's values
 * are kept with the job.
 */
export function orderPageWriting(deps: DbClockJobs, { viewer, type, formKey, ...writing }: Input) {
  const { page, seen, values, from } = writing;
  const typed = { page, seen, values } as PageContentJob['typed'];
  const order = { version: 1, prompt: writing.prompt.slice(0, longestPrompt), typed, from } satisfies Order;
  if (type === 'image') return submitWork(deps, { viewer, kind: 'page-image', input: order, formKey });
  const input: PageContentJob = { ...order, contentType: type };
  return submitWork(deps, { viewer, kind: 'page-content', input, formKey });
}

type Order = (typeof pageOrderSchema)['_output'];
