import { z } from 'zod';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

export const shortestReason = 10;
export const longestReason = 1000;

const tooShort = `Please say in at least ${shortestReason} characters what has to change`;

/** The owner gets the reason by mail. */
export const rejectionSchema = z.object({
  reason: z
    .string(tooShort)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(shortestReason, tooShort)
        .max(longestReason, `Please keep it below ${longestReason + 1} characters`),
    ),
});
