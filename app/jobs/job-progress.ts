import { z } from 'zod';

/** How far long work is, in words and numbers. `total` is 0 while it is unknown. */
export const jobProgressSchema = z.object({
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  words: z.string().max(200),
});

export type JobProgress = z.infer<typeof jobProgressSchema>;
