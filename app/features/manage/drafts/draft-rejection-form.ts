import { z } from 'zod';

import { paragraphs } from '~/lib/form/fields';

const missing = 'Please say why';
/** Letters of a reason. */
export const maxReason = 2_000;

/** The reason is mailed to the author of the changes. */
export const draftRejectionSchema = z.object({
  reason: paragraphs(missing).pipe(
    z.string().min(1, missing).max(maxReason, 'Please say it in at most 2,000 characters'),
  ),
});
