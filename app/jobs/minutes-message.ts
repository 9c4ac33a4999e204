import { z } from 'zod';

/** Says only that properties wait for their minutes; a table in D1 lists them. Version 1. */
export const minutesMessageSchema = z.object({ version: z.literal(1), errand: z.literal('minutes') });

export type MinutesMessage = z.infer<typeof minutesMessageSchema>;
