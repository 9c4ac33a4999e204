import { z } from 'zod';

import { paragraphs } from '~/lib/form/fields';

import { maxReason, minReason } from './rejection-limits';

const tooShort = `Please say in at least ${minReason} characters what has to change`;

/** The owner gets the reason by mail. */
export const rejectionSchema = z.object({
  reason: paragraphs(tooShort).pipe(
    z
      .string()
      .min(minReason, tooShort)
      .max(maxReason, `Please keep it below ${maxReason + 1} characters`),
  ),
});
