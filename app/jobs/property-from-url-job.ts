import { z } from 'zod';

import { propertyFacts } from './property-facts';

/**
 * The changes of a person in the review of an earlier reading: values, and the names of values that are not to be
 * used. `typed` are the values of the property's form beside it, where the page cannot keep it itself.
 */
export const keptEditsSchema = z.object({
  values: z.partialRecord(z.enum(propertyFacts), z.string().max(20_000)),
  left: z.array(z.string().max(80)).max(300),
  typed: z
    .array(z.tuple([z.string().max(200), z.string().max(40_000)]))
    .max(600)
    .optional(),
});

export type KeptEdits = z.infer<typeof keptEditsSchema>;

/** The website to read for a property that is not stored yet. Version 1. */
export const propertyFromUrlJobSchema = z.object({
  version: z.literal(1),
  url: z.string().min(1).max(2000),
  withImages: z.boolean(),
  /** For the review alone: the reading does not use it. */
  kept: keptEditsSchema.optional(),
});

export type PropertyFromUrlJob = z.infer<typeof propertyFromUrlJobSchema>;

/** The sources of a value, the most reliable first. */
export const factSources = ['json-ld', 'microdata', 'open-graph', 'text', 'model'] as const;
export type FactSource = (typeof factSources)[number];

/** Words of a page as they were fetched: `quote` is a substring of that page's source or visible text. */
const evidenceSchema = z.object({ url: z.string().max(2000), quote: z.string().min(1).max(500) });

const proposalSchema = z.object({
  field: z.enum(propertyFacts),
  /** In the form that the editor's field takes. */
  value: z.string().min(1).max(20_000),
  source: z.enum(factSources),
  evidence: z.array(evidenceSchema).min(1).max(20),
});

export type FactProposal = z.infer<typeof proposalSchema>;

/** The results. Facts without evidence are not proposed. */
export const propertyFromUrlResultSchema = z.object({
  version: z.literal(1),
  /** The website's address after all redirects. */
  siteUrl: z.string(),
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  /** Pages that were not read, with reasons for people. */
  skipped: z.array(z.object({ url: z.string().max(2000), reason: z.string().max(300) })).default([]),
  proposals: z.array(proposalSchema),
  amenities: z.array(
    z.object({ name: z.string().min(1).max(80), source: z.enum(factSources), evidence: evidenceSchema }),
  ),
  /** For people: an unknown type that became hotel, prices in a foreign currency, values that contradicted each other. */
  warnings: z.array(z.string().max(300)),
  /** Pictures that wait in staging; rows of `staged_images` name the job. */
  images: z.number().int().nonnegative(),
  /**
   * The model that was asked for missing facts; null when no model was asked, or when texts were composed
   * from facts alone.
   */
  model: z.string().nullable(),
});

export type PropertyFromUrlResult = z.infer<typeof propertyFromUrlResultSchema>;
