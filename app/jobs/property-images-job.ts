import { z } from 'zod';

/** The property whose website is read for pictures. Version 1. */
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
  /** The website's address after all redirects. */
  siteUrl: z.string(),
  images: z.number().int().nonnegative(),
});

export type PropertyImagesResult = z.infer<typeof propertyImagesResultSchema>;
