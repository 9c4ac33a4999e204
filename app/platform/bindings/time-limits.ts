/** The outside parts behind the bindings. */
export type OutsidePart = 'D1' | 'KV' | 'R2' | 'Images' | 'Queues' | 'Mail';

/**
 * Purpose of an outside call. `visit`: a visitor waits for a page that only reads. `work`: a person waits for
 * a submitted form or a screen of the dashboard. `batch`: nobody waits; the sweeps and the queue worker.
 */
export type Errand = 'visit' | 'work' | 'batch';

/**
 * Milliseconds after which one call counts as failed (decision 30). A visitor gets a page within a second,
 * whatever hangs: redirects in KV and rows in D1 are read one after the other.
 */
export const timeLimitsMs: Record<Errand, Record<OutsidePart, number>> = {
  visit: { D1: 650, KV: 200, R2: 650, Images: 5_000, Queues: 5_000, Mail: 5_000 },
  work: { D1: 5_000, KV: 2_000, R2: 10_000, Images: 15_000, Queues: 5_000, Mail: 15_000 },
  batch: { D1: 20_000, KV: 10_000, R2: 20_000, Images: 30_000, Queues: 10_000, Mail: 60_000 },
};
