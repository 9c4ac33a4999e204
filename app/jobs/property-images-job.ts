import { z } from 'zod';

/** Whose website to look at for pictures. Version 1. */
export const propertyImagesJobSchema = z.object({
  version: z.literal(1),
  websiteUrl: z.string().min(1).max(2_000),
  propertyId: z.number().int().positive(),
  propertyName: z.string().max(300),
  /** `sa` while the property has none. */
  locationSlug: z.string().min(1).max(200),
});

export type PropertyImagesJob = z.infer<typeof propertyImagesJobSchema>;

/** The pictures themselves are rows of `staged_images` that name the job. */
export const propertyImagesResultSchema = z.object({
  version: z.literal(1),
  /** Where the website was in the end. */
  siteUrl: z.string(),
  images: z.number().int().nonnegative(),
});

export type PropertyImagesResult = z.infer<typeof propertyImagesResultSchema>;
