import { jobKinds, type JobKind } from '~/db/vocabulary';

import { maxAttempts } from './job-timing';

/**
 * Quick jobs have another queue than those that may take minutes or much processor time, so that no mail
 * waits behind a website.
 */
export const jobQueueNames = ['jobs', 'work'] as const;
export type JobQueueName = (typeof jobQueueNames)[number];

type JobRules = {
  queue: JobQueueName;
  /**
   * Number of workers that may die while running it before it counts as failed. Another job may have caused a
   * death.
   */
  maxDeaths: number;
  /** How long one attempt may take, in milliseconds. */
  maxMs: number;
  /** Message for a failure by either limit. */
  tooHeavy: string;
  tooLong: string;
};

/** One attempt and two more. */
const heavy = { queue: 'work', maxDeaths: 3 } as const;

const website = {
  ...heavy,
  maxMs: 300_000,
  tooHeavy: 'This website was too heavy to read.',
  tooLong: 'This website took too long to read.',
} as const;

const text = {
  ...heavy,
  maxMs: 150_000,
  tooHeavy: 'This text was too much to write at once. Please ask for less.',
  tooLong: 'Writing this text took too long.',
} as const;

/** Queue and limits of every kind of job. */
export const jobRules: Record<JobKind, JobRules> = {
  mail: {
    queue: 'jobs',
    maxDeaths: maxAttempts,
    maxMs: 100_000,
    tooHeavy: 'The worker died each time.',
    tooLong: 'The mail took too long to be sent.',
  },
  'guide-import': {
    ...heavy,
    maxMs: 300_000,
    tooHeavy: 'The import was too heavy for the site.',
    tooLong: 'The import took too long. Begun again, it goes on where it stopped.',
  },
  'property-from-url': website,
  'property-images': website,
  'property-rewrite': text,
  'property-description': text,
  'page-content': { ...text, maxMs: 600_000 },
  'page-image': {
    ...heavy,
    maxMs: 150_000,
    tooHeavy: 'This picture was too much to draw.',
    tooLong: 'Drawing this picture took too long.',
  },
  'save-property-images': {
    ...heavy,
    maxMs: 300_000,
    tooHeavy: 'These pictures were too heavy to save.',
    tooLong: 'Saving these pictures took too long.',
  },
  backup: {
    ...heavy,
    maxMs: 300_000,
    tooHeavy: 'The backup was too heavy for the site.',
    tooLong: 'One step of the backup took too long.',
  },
};

export const queueOf = (kind: JobKind): JobQueueName => jobRules[kind].queue;

export const kindsOfQueue = (name: JobQueueName): JobKind[] =>
  jobKinds.filter((kind) => jobRules[kind].queue === name);
