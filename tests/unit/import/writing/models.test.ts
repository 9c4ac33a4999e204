import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ModelOrder } from '~/features/import/writing/models/language-model';
import { defaultImageModel, defaultTextModel } from '~/features/import/writing/models/model-table';
import { createOpenAiDrawing, createOpenAiLanguage } from '~/platform/models/open-ai-models';
import { runByBinding, runByRest } from '~/platform/models/run-workers-ai';
import { createWorkersAi } from '~/platform/models/workers-ai';

import { goodPage, type Mood } from '../../../fakes/model-service';
import { serveModels } from '../../../fakes/serve-models';

const picture = Uint8Array.from([255, 216, 255, 1, 2, 3]);
let models: Awaited<ReturnType<typeof serveModels>>;

beforeAll(async () => {
  models = await serveModels({ picture, slowMs: 2200 });
});
afterAll(() => models.stop());

const order: ModelOrder = {
  task: 'title',
  system: 'Rules.',
  user: 'Write a title.',
  answer: null,
  facts: {},
  maxTokens: 100,
};
const schema = { name: 'page', schema: { type: 'object' } };
/** For one that comes, however busy the machine is. */
const patientMs = 60_000;
/** For an answer that is late in any case. */
const hastyMs = 200;

const clients = {
  'Workers AI': ({ textModel = defaultTextModel, timeLimitMs = patientMs } = {}) =>
    createWorkersAi({
      run: runByRest({ url: models.vars.WORKERS_AI_URL, token: 'test-token' }),
      timeLimitMs,
      findModels: () => Promise.resolve({ textModel, imageModel: defaultImageModel }),
    }),
  'an OpenAI-compatible endpoint': ({ timeLimitMs = patientMs } = {}) => {
    const named = { endpoint: { url: `${models.origin}/v1`, key: 'test-key' }, model: 'm', timeLimitMs };
    return { language: createOpenAiLanguage(named), drawing: createOpenAiDrawing(named) };
  },
};

describe.each(Object.entries(clients))('%s', (_, createClient) => {
  const ask = (mood: Mood, more: Partial<ModelOrder> = {}) => {
    models.service.be(mood);
    const client = createClient({ timeLimitMs: mood === 'slow' ? hastyMs : patientMs });
    return client.language.ask({ ...order, ...more });
  };
  const draw = (mood: Mood) => {
    models.service.be(mood);
    return createClient().drawing.draw('A jetty');
  };

  it('gives text, with the tokens that were used', async () => {
    expect(await ask('good')).toMatchObject({
      text: 'A day by the sea at Glenelg.',
      inputTokens: 1000,
      outputTokens: 500,
    });
    const [request] = models.service.requests;
    expect(request?.authorization).toMatch(/^Bearer test-/);
    expect(request?.body.messages?.map(({ content }) => content)).toEqual(['Rules.', 'Write a title.']);
  });

  it('gives JSON by a schema', async () => {
    const { text } = await ask('good', { answer: schema });
    expect(JSON.parse(text)).toEqual(goodPage);
  });

  it('gives a picture', async () => {
    expect((await draw('good')).bytes).toEqual(picture);
  });

  it('tries once more at once when it is busy', async () => {
    expect((await ask('busy once')).text).not.toBe('');
    expect(models.service.requests).toHaveLength(2);
  });

  it.each([
    ['busy', 'busy', 'The AI service is busy just now. Please try again in a moment.'],
    ['slow', 'slow', 'The AI service took too long to answer. Please try again.'],
    ['no access', 'refused', 'The AI service does not accept'],
    ['no such model', 'refused', 'does not offer the model that is set up here'],
    ['failing', 'failed', 'The AI service could not be reached or failed.'],
    ['no protocol', 'failed', 'The AI service could not be reached or failed.'],
  ] as const)('that is %s is a failure with words for people', async (mood, problem, message) => {
    const expected = { name: 'ModelFailure', problem, message: expect.stringContaining(message) as string };
    await expect(ask(mood)).rejects.toMatchObject(expected);
    if (mood === 'failing') await expect(draw(mood)).rejects.toMatchObject(expected);
  });

  it('without a picture in its answer reports it', async () => {
    await expect(draw('no picture')).rejects.toMatchObject({
      problem: 'empty',
      message: 'The AI service returned no picture.',
    });
  });

  it('passes on an empty answer as such', async () => {
    expect((await ask('empty')).text).toBe('');
  });
});

describe('Workers AI', () => {
  const create = clients['Workers AI'];

  it('reports that the allowance of the day is used up', async () => {
    models.service.be('used up');
    await expect(create().language.ask(order)).rejects.toMatchObject({
      problem: 'refused',
      message: 'The AI service has used up its allowance of today. Please try again tomorrow.',
    });
    expect(models.service.requests).toHaveLength(1);
  });

  it('is asked for JSON as each model takes it, and costs what its model costs', async () => {
    models.service.be('good');
    const answer = await create().language.ask({ ...order, answer: schema });
    expect(answer).toMatchObject({ model: defaultTextModel, costMicroUsd: 293 + 1127 });
    models.service.mood = 'chat completions';
    const gemma = '@cf/google/gemma-4-26b-a4b-it';
    const other = await create({ textModel: gemma }).language.ask({ ...order, answer: schema });
    expect(other).toMatchObject({ model: gemma, costMicroUsd: 100 + 150 });
    expect(
      models.service.requests.map(({ path, body }) => [path.split('/run/')[1], body.response_format]),
    ).toEqual([
      [defaultTextModel, { type: 'json_schema', json_schema: schema.schema }],
      [gemma, { type: 'json_schema', json_schema: { ...schema, strict: true } }],
    ]);
  });

  it('may answer with the bytes of a picture', async () => {
    models.service.be('binary picture');
    const drawn = await create().drawing.draw('A jetty');
    expect(drawn).toEqual({ bytes: picture, model: defaultImageModel, costMicroUsd: 634 });
  });

  it('by the binding gives and fails alike', async () => {
    const run = (ai: unknown, timeLimitMs = patientMs) =>
      createWorkersAi({
        run: runByBinding(ai as Ai),
        timeLimitMs,
        findModels: () => Promise.resolve({ textModel: 'x', imageModel: 'y' }),
      });
    const good = run({ run: () => Promise.resolve({ response: 'Yes.' }) });
    expect((await good.language.ask(order)).text).toBe('Yes.');
    const stream = run({ run: () => Promise.resolve(new Response(picture).body) });
    expect((await stream.drawing.draw('x')).bytes).toEqual(picture);
    const refused = run({ run: () => Promise.reject(new Error('5007: No such model')) });
    await expect(refused.language.ask(order)).rejects.toMatchObject({ problem: 'refused' });
    const usedUp = run({ run: () => Promise.reject(Object.assign(new Error('x'), { code: 3036 })) });
    await expect(usedUp.language.ask(order)).rejects.toMatchObject({ problem: 'refused' });
    const silent = run({ run: () => new Promise(() => undefined) }, hastyMs);
    await expect(silent.language.ask(order)).rejects.toMatchObject({ problem: 'slow' });
  });
});
