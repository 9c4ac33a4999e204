import { z } from 'zod';

import { pageOrderSchema } from './page-writing';

/** A picture to be generated for a page. Version 1. */
export const pageImageJobSchema = pageOrderSchema;

/** The picture in the library. */
export const pageImageResultSchema = z.object({
  version: z.literal(1),
  imageId: z.number().int().positive(),
  address: z.string(),
  altText: z.string(),
});

export type PageImageResult = z.infer<typeof pageImageResultSchema>;
