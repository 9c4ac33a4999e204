import { z } from 'zod';

/** The kept guides that an import may overwrite, by slug, and the network address of the admin. Version 1. */
export const guideImportJobSchema = z.object({
  version: z.literal(1),
  overwrite: z.array(z.string().min(1).max(200)).max(100),
  from: z.string().max(100),
});

export type GuideImportJob = z.infer<typeof guideImportJobSchema>;

/**
 * The result for a guide. 'kept': the page was changed or unpublished since the last import; 'in-trash': the
 * page was put into the trash. Neither is touched.
 */
export const guideOutcomes = ['created', 'updated', 'unchanged', 'kept', 'in-trash'] as const;
export type GuideOutcome = (typeof guideOutcomes)[number];

/** How far an import is, as in `jobs.progress`; guides are in the order in which they were imported. */
export const guideProgressSchema = z.object({
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  outcomes: z.array(z.object({ slug: z.string(), title: z.string(), outcome: z.enum(guideOutcomes) })),
});

export type GuideProgress = z.infer<typeof guideProgressSchema>;
export type ImportedGuide = GuideProgress['outcomes'][number];
