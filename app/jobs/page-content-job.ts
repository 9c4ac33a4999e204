import { z } from 'zod';

import { pageOrderSchema } from './page-writing';

export const pageContentTypes = [
  'title',
  'h1',
  'meta_description',
  'excerpt',
  'content',
  'structured_page',
] as const;
export type PageContentType = (typeof pageContentTypes)[number];

/** A request to write a field of a page, or a whole page. Version 1. */
export const pageContentJobSchema = pageOrderSchema.extend({ contentType: z.enum(pageContentTypes) });

export type PageContentJob = z.infer<typeof pageContentJobSchema>;

const text = z.string().max(200_000);

/** The written texts, by the names of the page form; HTML is sanitised. */
export const pageContentResultSchema = z.object({
  version: z.literal(1),
  values: z.object({
    title: text.optional(),
    slug: text.optional(),
    h1_title: text.optional(),
    meta_description: text.optional(),
    excerpt: text.optional(),
    content: text.optional(),
    faq: z
      .array(z.object({ question: text, answer: text }))
      .max(50)
      .optional(),
    featured_image_url: text.optional(),
    seo_schema: text.optional(),
  }),
  /** For the editor: what was left out. */
  warnings: z.array(z.string().max(300)).max(10),
  /** True when it was composed from existing texts, without a model. */
  isLocal: z.boolean(),
});

export type PageContentResult = z.infer<typeof pageContentResultSchema>;
