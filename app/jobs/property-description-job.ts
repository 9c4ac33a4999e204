import { z } from 'zod';

/**
 * A description from facts as they were at the time of the request; 'enhance' begins with the existing
 * description. Version 1.
 */
export const propertyDescriptionJobSchema = z.object({
  version: z.literal(1),
  propertyId: z.number().int().positive(),
  mode: z.enum(['generate', 'enhance']),
  /** The facts that may be stated, by name. */
  facts: z.record(
    z.string().max(60),
    z.union([z.string().max(20_000), z.array(z.string().max(4000)).max(200)]),
  ),
});

export type PropertyDescriptionJob = z.infer<typeof propertyDescriptionJobSchema>;

export const propertyDescriptionResultSchema = z.object({
  version: z.literal(1),
  /** Plain text. */
  description: z.string().min(1).max(20_000),
  words: z.number().int().positive(),
  /** True when it was composed from the facts, without a model. */
  isLocal: z.boolean(),
});

export type PropertyDescriptionResult = z.infer<typeof propertyDescriptionResultSchema>;
