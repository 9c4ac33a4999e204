import { z } from 'zod';

/** The web worker's report to the queue worker about a visit. Version 1. */
export const trafficEventSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['redirect-hit', 'missing-path', 'cache-use']),
  /** As requested, without the query; what the cache did, for `cache-use`. */
  path: z.string().min(1).max(512),
  /** Milliseconds since the epoch. */
  at: z.number().int().positive(),
  /** The number of requests that it counts for. */
  count: z.number().int().positive().default(1),
});

export type TrafficEvent = z.infer<typeof trafficEventSchema>;

/** The report of a request, before it has its time. */
export type TrafficReport = Pick<TrafficEvent, 'kind' | 'path'> & { count?: number };
