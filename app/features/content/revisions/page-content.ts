import { z } from 'zod';

import { pageTypes } from '~/db/vocabulary';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

const blank = z.string().nullable().default(null);

/** All editable content of a page, as it is stored and as a revision keeps it; null for blank. */
export const pageContentSchema = z.object({
  title: z.string(),
  slug: z.string(),
  h1Title: z.string(),
  content: z.string(),
  excerpt: blank,
  metaDescription: blank,
  metaKeywords: blank,
  canonicalUrl: blank,
  featuredImageUrl: blank,
  pageType: z.enum(pageTypes),
  isPublished: z.boolean(),
  faqContent: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  seoSchema: z.record(z.string(), z.unknown()).nullable().default(null),
});

export type PageContent = z.output<typeof pageContentSchema>;
