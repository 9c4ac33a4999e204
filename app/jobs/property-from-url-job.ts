import { z } from 'zod';

/** Which website to read for a property that is not there yet. Version 1. */
export const propertyFromUrlJobSchema = z.object({
  version: z.literal(1),
  url: z.string().min(1).max(2000),
  withImages: z.boolean(),
});

/** What a website may tell of a property, by the names of the editor's fields. */
export const propertyFacts = [
  'name',
  'property_type',
  'star_rating',
  'address',
  'currency',
  'min_price',
  'max_price',
  'short_description',
  'description',
  'phone',
  'email',
  'website_url',
  'check_in_time',
  'check_out_time',
] as const;
export type PropertyFact = (typeof propertyFacts)[number];

/** Where a value was found, from the surest to the least sure. */
export const factSources = ['json-ld', 'microdata', 'open-graph', 'text', 'model'] as const;
export type FactSource = (typeof factSources)[number];

/** Words of a page as they were fetched: `quote` is a substring of that page's source or visible text. */
const evidenceSchema = z.object({ url: z.string().max(2000), quote: z.string().min(1).max(500) });

const proposalSchema = z.object({
  field: z.enum(propertyFacts),
  /** As the editor's field takes it. */
  value: z.string().min(1).max(20_000),
  source: z.enum(factSources),
  evidence: z.array(evidenceSchema).min(1).max(20),
});

export type FactProposal = z.infer<typeof proposalSchema>;

/** What was found. A fact without evidence is not among the proposals. */
export const propertyFromUrlResultSchema = z.object({
  version: z.literal(1),
  /** Where the website was in the end. */
  siteUrl: z.string(),
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  proposals: z.array(proposalSchema),
  amenities: z.array(
    z.object({ name: z.string().min(1).max(80), source: z.enum(factSources), evidence: evidenceSchema }),
  ),
  /** For people: an unknown type that became hotel, prices in a foreign currency, values that contradicted each other. */
  warnings: z.array(z.string().max(300)),
  /** Pictures that wait in staging; rows of `staged_images` name the job. */
  images: z.number().int().nonnegative(),
  /** The model that was asked for what was missing; null when none was, or only facts were put together. */
  model: z.string().nullable(),
});

export type PropertyFromUrlResult = z.infer<typeof propertyFromUrlResultSchema>;
