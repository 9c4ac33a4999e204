import { z } from 'zod';

/** The staged pictures that become photos of a property, in order. Version 1. */
export const savePropertyImagesJobSchema = z.object({
  version: z.literal(1),
  propertyId: z.number().int().positive(),
  /** The job that found them. */
  stagedBy: z.string().min(1).max(64),
  images: z
    .array(z.object({ id: z.string().min(1).max(64), altText: z.string().max(200) }))
    .min(1)
    .max(40),
  /** True: in front of the existing photos, so that the first becomes the hero; false: behind them. */
  isFirst: z.boolean(),
  /** When their owner confirmed that they may be used; milliseconds since the epoch. */
  rightsConfirmedAt: z.number().int().positive(),
});

export type SavePropertyImagesJob = z.infer<typeof savePropertyImagesJobSchema>;

export const savePropertyImagesResultSchema = z.object({
  version: z.literal(1),
  saved: z.number().int().nonnegative(),
  failed: z.array(z.object({ id: z.string(), altText: z.string(), reason: z.string() })),
});

export type SavePropertyImagesResult = z.infer<typeof savePropertyImagesResultSchema>;
