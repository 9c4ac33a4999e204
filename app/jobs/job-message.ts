import { z } from 'zod';

/** All that a queue carries about a job: the row in D1 is the truth. Version 1. */
export const jobMessageSchema = z.object({ version: z.literal(1), jobId: z.string().min(1).max(64) });

export type JobMessage = z.infer<typeof jobMessageSchema>;
