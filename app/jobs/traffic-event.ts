import { z } from 'zod';

/** What the web worker reports to the queue worker about a visit. Version 1. */
export const trafficEventSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['redirect-hit', 'missing-path']),
  /** As requested, without the query. */
  path: z.string().min(1).max(512),
  /** Milliseconds since the epoch. */
  at: z.number().int().positive(),
});

export type TrafficEvent = z.infer<typeof trafficEventSchema>;
