import { z } from 'zod';

import { keptEditsSchema } from './property-from-url-job';

const texts = z.object({
  name: z.string().max(120).nullable(),
  short_description: z.string().max(1000).nullable(),
  description: z.string().max(20_000).nullable(),
});

/**
 * Texts of a proposed property, the facts that they may state, and the changes that are wanted. Version 1.
 */
export const propertyRewriteJobSchema = z.object({
  version: z.literal(1),
  texts,
  facts: z.record(z.string(), z.string().max(2000)),
  instructions: z.string().min(1).max(1000),
  /** For the review alone: the rewriting does not use it. */
  kept: keptEditsSchema.optional(),
});

export type PropertyRewriteJob = z.infer<typeof propertyRewriteJobSchema>;

/** The rewritten texts; null for a text that was absent. `model` is null when no model was asked. */
export const propertyRewriteResultSchema = z.object({
  version: z.literal(1),
  texts,
  model: z.string().nullable(),
});

export type PropertyRewriteResult = z.infer<typeof propertyRewriteResultSchema>;
