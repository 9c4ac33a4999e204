import { z } from 'zod';

/** The page form as it was when the work was requested, so that a page without scripts can show it again. */
const typedPageSchema = z.object({
  /** The page's id; null for one that is not stored. */
  page: z.number().int().positive().nullable(),
  /** The version that the form was loaded with. */
  seen: z.number().int().nullable(),
  values: z.object({
    ...Object.fromEntries(
      [
        'title',
        'slug',
        'page_type',
        'h1_title',
        'excerpt',
        'content',
        'meta_description',
        'meta_keywords',
        'canonical_url',
        'featured_image_url',
        'seo_schema',
        'is_published',
      ].map((name) => [name, z.string().max(400_000).optional()]),
    ),
    faq: z
      .array(
        z.object({ question: z.string().max(40_000).optional(), answer: z.string().max(40_000).optional() }),
      )
      .max(100)
      .optional(),
  }),
});

export const longestPrompt = 4000;

/**
 * Fields that every request of the page editor has, beside those of its kind. `from` is the network address,
 * for the log.
 */
export const pageOrderSchema = z.object({
  version: z.literal(1),
  prompt: z.string().min(1).max(longestPrompt),
  typed: typedPageSchema,
  from: z.string().max(100),
});
