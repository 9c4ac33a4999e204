import { z } from 'zod';

import { paragraphs } from '~/lib/form/fields';

const missing = 'Please say why';

/** The reason is mailed to the author of the changes. */
export const draftRejectionSchema = z.object({
  reason: paragraphs(missing).pipe(
    z.string().min(1, missing).max(2_000, 'Please say it in at most 2,000 characters'),
  ),
});
