import type { DbClock } from '~/db/dependencies';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import type { KeptEdits } from '~/jobs/property-from-url-job';
import type { Actor } from '~/lib/actor';

import { editsInReview } from './edits-in-review';
import { loadGenerator } from './load-generator.server';

type Input = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  /** The job whose results are reviewed. */
  website: string | null;
  /** The review's fields. */
  form: FormData;
};

/** The changes in the review of this website, and the values of the form beside it; undefined when the viewer has no such review. */
export async function findEdits(
  deps: DbClock,
  { viewer, website, form }: Input,
): Promise<KeptEdits | undefined> {
  const choices = await listEditorChoices(deps);
  const { found } = await loadGenerator(deps, { viewer, website, rewrite: null, choices });
  return found ? editsInReview(form, found) : undefined;
}
