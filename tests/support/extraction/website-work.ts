import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, jobs, modelCalls } from '~/db/schema';
import type { SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { runJob } from '~/features/work/jobs/run-job.server';
import {
  ModelFailure,
  type LanguageModel,
  type ModelOrder,
} from '~/features/import/writing/models/language-model';
import { propertyFromUrlResultSchema, type PropertyFromUrlResult } from '~/jobs/property-from-url-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { workHandlers } from '../../../workers/queue/work-handlers';
import { hotelSites } from '../../fakes/hotel-sites';
import { fetchSites, originOf } from '../../fakes/hotel-sites/fetch-sites';

export const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-11-20T00:00:00Z') };
const local: LanguageModel = {
  isLocal: true,
  ask: () => Promise.reject(new ModelFailure('missing-facts', 'Please add a longer description.')),
};

/** Answers in turn; an error is thrown. `orders` are the requests. */
export function modelOf(...answers: (object | string | Error)[]) {
  const orders: ModelOrder[] = [];
  const language: LanguageModel = {
    isLocal: false,
    async ask(order) {
      orders.push(order);
      const answer = answers[Math.min(orders.length, answers.length) - 1];
      if (answer instanceof Error) throw answer;
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return { text, model: 'fake-model', inputTokens: 10, outputTokens: 5, costMicroUsd: 7 };
    },
  };
  return { language, orders };
}

type Faked = { language?: LanguageModel; sites?: SiteFetcher };

export async function work(
  kind: 'property-from-url' | 'property-rewrite',
  input: unknown,
  faked: Faked = {},
) {
  await db.delete(jobs);
  await db.insert(jobs).values({ id: 'work:1', kind, input, dueAt: clock.now() });
  const services = { db, clock, sites: fetchSites(hotelSites), language: local, ...faked } as QueueServices;
  const outcome = await runJob({ db, clock, handlers: workHandlers(services) }, 'work:1');
  const [row] = await db.select().from(jobs).where(eq(jobs.id, 'work:1'));
  return { outcome, row, error: row?.error, progress: row?.progress };
}

export async function read(name: string, faked: Faked = {}): Promise<PropertyFromUrlResult> {
  const { outcome, row } = await work(
    'property-from-url',
    { version: 1, url: `${originOf(name)}/`, withImages: false },
    faked,
  );
  expect(outcome, row?.error ?? '').toEqual({ state: 'done' });
  return propertyFromUrlResultSchema.parse(row?.result);
}

/** Deletes the calls of models, and leaves four amenities, one of them inactive. */
export async function resetAmenities() {
  await db.delete(modelCalls);
  await db.delete(amenities);
  await db
    .insert(amenities)
    .values([
      { name: 'Free Wi-Fi' },
      { name: 'Air conditioning', isActive: false },
      { name: 'Restaurant' },
      { name: 'Laundry' },
    ]);
}
