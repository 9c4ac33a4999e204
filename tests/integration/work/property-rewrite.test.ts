import { beforeEach, describe, expect, it } from 'vitest';

import { localWriter } from '~/features/import/writing/local/local-writer';
import { ModelFailure } from '~/features/import/writing/models/language-model';
import { propertyRewriteResultSchema, type PropertyRewriteJob } from '~/jobs/property-rewrite-job';
import { modelOf, resetAmenities, work } from '../../support/extraction/website-work';

beforeEach(resetAmenities);

describe('rewriting the proposals', () => {
  const input: PropertyRewriteJob = {
    version: 1,
    texts: {
      name: 'Bluegum Motor Inn',
      short_description: 'A quiet motel with 14 units near the city.',
      description: null,
    },
    facts: { property_type: 'motel', amenities: 'Laundry, Free Wi-Fi', min_price: '95' },
    instructions: 'Warmer, please',
  };
  const rewrite = async (answer: object | string | Error) =>
    work('property-rewrite', input, { language: modelOf(answer).language });
  const short = 'A warm welcome waits in 14 quiet units near the city.';

  it('rewrites the existing texts', async () => {
    const { outcome, row } = await rewrite({
      name: 'Bluegum Motor Inn',
      short_description: `<b>${short}</b>`,
      description: 'Made up.',
    });
    expect(outcome).toEqual({ state: 'done' });
    expect(propertyRewriteResultSchema.parse(row?.result)).toEqual({
      version: 1,
      texts: { name: 'Bluegum Motor Inn', short_description: short, description: null },
      model: 'fake-model',
    });
  });

  it('keeps a text whose rewriting states a number from nowhere, or that the form would refuse', async () => {
    const { row } = await rewrite({
      name: 'Bluegum Inn',
      short_description: 'Now with 40 units and 3 pools near the city.',
    });
    expect(row?.result).toMatchObject({
      texts: { name: 'Bluegum Inn', short_description: input.texts.short_description },
    });
  });

  it.each([
    ['', 'No rewritten data was generated'],
    ['no JSON', 'No rewritten data was generated'],
    [{}, 'No rewritten data was generated'],
    [{ name: 'x', short_description: 'short' }, 'No rewritten data was generated'],
    [new ModelFailure('failed', 'secret'), 'Failed to rewrite property data'],
    [new ModelFailure('busy', 'It is busy.'), 'Failed to rewrite property data. It is busy.'],
  ])('fails with words for people: %j', async (answer, message) => {
    const { outcome, error } = await rewrite(answer);
    expect([outcome.state, error]).toEqual(['failed', message]);
  });

  it('names the wish that cannot be followed without a model', async () => {
    const { outcome, error } = await work('property-rewrite', input, { language: localWriter });
    expect([outcome.state, error]).toEqual([
      'failed',
      expect.stringContaining('‘Warmer’ cannot be followed'),
    ]);
  });

  it('reports what is missing where no model is configured', async () => {
    const { error } = await work('property-rewrite', input);
    expect(error).toBe('Failed to rewrite property data. Please add a longer description.');
  });
});
