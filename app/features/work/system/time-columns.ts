/** The columns of the buckets of times (app/lib/time/time-buckets.ts), in their order. */
export const timeColumns = [
  'within10',
  'within25',
  'within50',
  'within100',
  'within250',
  'within500',
  'within1000',
  'within2500',
  'within5000',
  'longer',
] as const;
