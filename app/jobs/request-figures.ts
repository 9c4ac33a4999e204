import { z } from 'zod';

import { bucketCount } from '~/lib/time/time-buckets';

const count = z.number().int().nonnegative();

/** Requests of one kind in ten minutes, as one isolate of the web worker has counted them. */
const requestRowSchema = z.object({
  /** When the ten minutes began, in milliseconds since the epoch. */
  slot: z.number().int().positive(),
  /** The kind of page (request-kinds.ts). */
  page: z.string().min(1).max(40),
  requests: count,
  /** Answers of status 500 and above. */
  errors: count,
  /** Answers that the cache had. */
  hits: count,
  /** Rows that D1 says it read. */
  rowsRead: count,
  /** Answers by the time they took (time-buckets.ts). */
  times: z.array(count).length(bucketCount),
});

/** The web worker's report about many requests at once, on the queue of the traffic. Version 1. */
export const requestFiguresSchema = z.object({
  version: z.literal(1),
  kind: z.literal('requests'),
  rows: z.array(requestRowSchema).min(1).max(100),
});

export type RequestRow = z.infer<typeof requestRowSchema>;
export type RequestFigures = z.infer<typeof requestFiguresSchema>;
