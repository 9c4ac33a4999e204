import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { submitWork, type SubmittedWork } from '~/features/work/jobs/submitted/submit-work.server';
import type { KeptEdits, PropertyFromUrlJob } from '~/jobs/property-from-url-job';
import type { Actor } from '~/lib/actor';

import { editsInReview } from './edits-in-review';
import { loadGenerator } from './load-generator.server';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  /** The job whose results are reviewed. */
  website: string;
  /** The review's fields. */
  form: FormData;
  formKey: string;
};

/** Starts to read the same website again, with what was changed in its review; null when the viewer has no such review. */
export async function startAgain(
  deps: DbClockJobs,
  { viewer, website, form, formKey }: Input,
): Promise<(SubmittedWork & { kept: KeptEdits }) | null> {
  const choices = await listEditorChoices(deps);
  const { url, found } = await loadGenerator(deps, { viewer, website, rewrite: null, choices });
  if (!found || !url) return null;
  const kept = editsInReview(form, found);
  const input: PropertyFromUrlJob = { version: 1, url, withImages: true, kept };
  const begun = await submitWork(deps, {
    viewer,
    kind: 'property-from-url',
    input,
    formKey: `${website} again ${formKey}`.slice(0, 300),
  });
  return { ...begun, kept };
}
