import { z } from 'zod';

/** The backup to take or to continue, and the number of this step of it. Version 1. */
export const backupJobSchema = z.object({
  version: z.literal(1),
  name: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[0-9a-z-]{0,20}$/),
  step: z.number().int().positive().max(10_000),
});

export type BackupJob = z.infer<typeof backupJobSchema>;

/** Result of a step. `rows` and `bytes` are those so far. */
export type BackupStep = { name: string; isWhole: boolean; rows: number; bytes: number; parts: number };
