import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs, modelCalls, properties, siteSettings } from '~/db/schema';
import { retryWork } from '~/features/work/jobs/submitted/change-work.server';
import { runJob } from '~/features/work/jobs/run-job.server';
import { findManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { countWords } from '~/features/import/writing/count-words';
import { findDescriptionWork } from '~/features/import/writing/descriptions/find-description-work.server';
import { defaultTextModel } from '~/features/import/writing/models/model-table';
import {
  orderDescription,
  type DescriptionMode,
} from '~/features/import/writing/descriptions/order-description.server';
import { createModels, type ModelConfig } from '~/platform/models/language-model';

import { descriptionHandler } from '../../../workers/queue/write-description';
import { createProperty } from '../../factories/property';
import { createModelService } from '../../fakes/model-service';
import { createManager } from '../../support/accounts/managers';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-11-20T02:00:00Z') };
const service = createModelService();
const queue = { announce: vi.fn() };
const services = { db, clock, jobs: queue };
const cloud: ModelConfig = {
  ai: null,
  openAi: null,
  timeLimitMs: 1200,
  workersAi: { url: 'https://models.example/client/v4/accounts/a/ai', token: 'secret-token' },
};

let owner: Awaited<ReturnType<typeof createManager>>;
let propertyId: number;

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.answer(new Request(input, init)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await db.delete(jobs);
  await db.delete(modelCalls);
  owner = await createManager(db);
  const property = await createProperty(db, {
    slug: `described-${owner.profileId}`,
    ownerId: owner.profileId,
    description: 'Nell and Ada have run the house since 2003.',
  });
  propertyId = property.id;
});
afterEach(() => vi.restoreAllMocks());

async function order(mode: DescriptionMode = 'enhance', formKey = 'key') {
  const found = await findManagedProperty(services, owner, propertyId);
  if (found.outcome !== 'found') throw new Error('the property is not there');
  const work = await orderDescription(services, { viewer: owner, property: found.property, mode, formKey });
  if (work.outcome !== 'started') throw new Error(work.message);
  return work.id;
}

const work = (id: string, config = cloud) =>
  runJob(
    {
      db,
      clock,
      handlers: {
        'property-description': descriptionHandler({ db, clock, ...createModels(config, { db }) }),
      },
    },
    id,
  );
const find = (id: string, viewer = owner) => findDescriptionWork(services, viewer, { id, propertyId });

describe('a description', () => {
  it('is written, counted and kept with the job, and its cost is recorded', async () => {
    service.be('good');
    const id = await order();
    expect(await work(id)).toEqual({ state: 'done' });
    const found = await find(id);
    expect(found).toMatchObject({ mode: 'enhance', status: { state: 'done' }, result: { isLocal: false } });
    expect(countWords(found?.result?.description ?? '')).toBe(found?.result?.words);
    const [call] = await db.select().from(modelCalls);
    expect(call).toMatchObject({
      jobId: id,
      userId: owner.userId,
      kind: 'property-description',
      outcome: 'answered',
      model: defaultTextModel,
      inputTokens: 1000,
      outputTokens: 500,
      costMicroUsd: 1420,
      day: '2026-11-20',
    });
    const [stored] = await db.select().from(properties).where(eq(properties.id, propertyId));
    expect(stored?.description).toBe('Nell and Ada have run the house since 2003.');
    expect(service.requests[0]?.body.messages?.[1]?.content).toContain('| Nell and Ada have run');
  });

  it('is not visible to other people or for other properties', async () => {
    const id = await order();
    const stranger = await createManager(db);
    expect(await find(id, stranger)).toBeNull();
    expect(await findDescriptionWork(services, owner, { id, propertyId: propertyId + 1 })).toBeNull();
  });

  it('is written by the model that the site’s settings name', async () => {
    await db.insert(siteSettings).values({ key: 'text_model', value: '@cf/google/gemma-4-26b-a4b-it' });
    service.be('chat completions');
    await work(await order());
    expect(service.requests[0]?.path).toContain('/run/@cf/google/gemma-4-26b-a4b-it');
    await db.delete(siteSettings).where(eq(siteSettings.key, 'text_model'));
  });

  it('of a wrong length is requested once more, with the count', async () => {
    service.be('too short once');
    const id = await order();
    expect(await work(id)).toEqual({ state: 'done' });
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]?.body.messages?.[1]?.content).toContain(
      'It has 50 words; it must have 200 to 400.',
    );
  });

  it('contains nothing that a hostile answer added', async () => {
    service.be('hostile');
    const id = await order();
    await work(id);
    expect((await find(id))?.result?.description).not.toMatch(/<|alert|onerror/);
  });

  it.each([
    [
      'too short',
      'The AI service wrote a text of the wrong length. It has 50 words; it must have 200 to 400.',
    ],
    ['empty', 'AI service returned empty text'],
    ['blank', 'AI service returned empty text'],
    ['busy', 'The AI service is busy just now. Please try again in a moment.'],
    ['slow', 'The AI service took too long to answer. Please try again.'],
    ['used up', 'The AI service has used up its allowance of today. Please try again tomorrow.'],
    [
      'no such model',
      'The AI service does not offer the model that is set up here. An admin can choose another.',
    ],
    ['no access', 'The AI service does not accept this site’s key, or not for this model.'],
    ['failing', 'The AI service could not be reached or failed. Please try again.'],
    ['no protocol', 'The AI service could not be reached or failed. Please try again.'],
  ] as const)('fails with a message when the answer is %s, and can be tried again', async (mood, text) => {
    service.be(mood);
    const enhancing = await order('enhance', 'a');
    expect(await work(enhancing)).toEqual({ state: 'failed' });
    expect((await find(enhancing))?.status).toMatchObject({ state: 'failed', error: text });
    const generating = await order('generate', 'b');
    await work(generating);
    const general = 'Failed to generate description. Please try again or write one manually.';
    expect((await find(generating))?.status.error?.startsWith(general)).toBe(true);
    service.be('good');
    expect(await retryWork(services, { viewer: owner, id: enhancing })).toBe(true);
    expect(await work(enhancing)).toEqual({ state: 'done' });
    const calls = await db.select().from(modelCalls).where(eq(modelCalls.jobId, enhancing));
    expect(calls.length).toBeGreaterThan(1);
  });

  it('never shows the key or the service’s own message', async () => {
    service.be('failing');
    const id = await order();
    await work(id);
    const rows = JSON.stringify([await db.select().from(jobs), await db.select().from(modelCalls)]);
    expect(rows).not.toMatch(/secret-token|internal error|models\.example/);
  });

  it('without a model is composed from the facts, or reports the missing ones', async () => {
    const local = { ...cloud, workersAi: null };
    service.be('good');
    const id = await order('generate');
    expect(await work(id, local)).toEqual({ state: 'failed' });
    expect((await find(id))?.status.error).toMatch(
      /^Failed to generate description\. .* makes \d+ words, .* Please add amenities, rooms/,
    );
    await db
      .update(properties)
      .set({ description: 'It is a quiet street with old trees. '.repeat(26) })
      .where(eq(properties.id, propertyId));
    const again = await order('enhance', 'again');
    expect(await work(again, local)).toEqual({ state: 'done' });
    expect((await find(again))?.result).toMatchObject({ isLocal: true });
    expect(service.requests).toHaveLength(0);
  });
});
