import { beforeEach, describe, expect, it } from 'vitest';

import { modelCalls } from '~/db/schema';
import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import { mistakenText } from '~/features/import/website-facts/not-one-property';
import { ModelFailure } from '~/features/import/writing/models/language-model';

import { hotelSites } from '../../fakes/hotel-sites';
import { fetchSites, originOf } from '../../fakes/hotel-sites/fetch-sites';
import { ravenLies } from '../../fakes/hotel-sites/raven-hostile';
import { db, modelOf, read, work, resetAmenities } from '../../support/extraction/website-work';

beforeEach(resetAmenities);

describe('a property from a website', () => {
  it.each(hotelSites.map((site) => [site.name, site] as const))(
    'is proposed with evidence: %s',
    async (name, site) => {
      const result = await read(name);
      const values = Object.fromEntries(result.proposals.map(({ field, value }) => [field, value]));
      for (const [field, value] of Object.entries(site.answers)) {
        expect(values[field], field).toBe(value.replaceAll('{{origin}}', originOf(name)));
      }
      expect(result.model).toBeNull();
      expect(result.images).toBe(0);
      expect(result.pages[0]?.url).toBe(result.siteUrl);
    },
  );

  it('has the amenities that the directory offers today', async () => {
    const { amenities: found } = await read('jetty-hotel');
    expect(found.map(({ name }) => name).sort()).toEqual(['Free Wi-Fi', 'Restaurant']);
  });

  it('reports its progress', async () => {
    const input = { version: 1, url: `${originOf('bluegum-motel')}/`, withImages: false };
    expect((await work('property-from-url', input)).progress).toEqual({
      done: 0,
      total: 0,
      words: 'Filling in what is missing…',
    });
  });

  it('asks a model only for missing fields, keeps what it can quote, and records the call', async () => {
    const { language, orders } = modelOf({
      facts: [
        {
          field: 'description',
          value: 'A quiet, family run motel with 14 ground floor units.',
          quotes: ['our quiet, family run motel with 14 ground floor units'],
        },
        { field: 'description', value: 'A rooftop bar and spa.', quotes: ['rooftop bar'] },
        { field: 'phone', value: '0400 000 000', quotes: ['Phone: (08) 8260 5512'] },
      ],
    });
    const result = await read('bluegum-motel', { language });
    expect(orders).toHaveLength(1);
    expect(orders[0]?.user).not.toContain('- phone');
    expect(result.proposals.find(({ field }) => field === 'description')).toEqual({
      field: 'description',
      value: 'A quiet, family run motel with 14 ground floor units.',
      source: 'model',
      evidence: [
        {
          url: `${originOf('bluegum-motel')}/`,
          quote: 'our quiet, family run motel with 14 ground floor units',
        },
      ],
    });
    expect(result.proposals.find(({ field }) => field === 'phone')?.source).toBe('text');
    expect(result.model).toBe('fake-model');
    expect(result.warnings).toContainEqual(expect.stringContaining('2 suggestions'));
    expect(await db.select().from(modelCalls)).toMatchObject([
      { jobId: 'work:1', kind: 'property-from-url', outcome: 'answered', costMicroUsd: 7 },
    ]);
  });

  it('asks a model for amenities and for contradictions, and lists pages that were left', async () => {
    const { language, orders } = modelOf({
      facts: [{ field: 'check_out_time', value: '11:00', quotes: ['out by 11am'] }],
      amenities: [{ name: 'Restaurant', quotes: ['restaurant'] }],
    });
    const result = await read('bluegum-motel', { language });
    expect(orders[0]?.user).toContain('Amenities to look for:');
    expect(orders[0]?.user).toContain('Read already, by rules');
    expect(result.amenities.some(({ source }) => source === 'model')).toBe(false);
    expect(result.warnings).toContainEqual(expect.stringContaining('no evidence'));
    const { skipped } = await read('vineyard-slow');
    expect(skipped).toHaveLength(2);
    expect(skipped.every(({ reason }) => reason.length > 5)).toBe(true);
  });

  it.each([
    ['fails', new ModelFailure('failed', 'It could not be reached.')],
    ['is slow', new ModelFailure('slow', 'It took too long.')],
    ['answers nothing', ''],
    ['answers no JSON', 'I am sorry.'],
    ['answers another form', { name: 'Inn' }],
  ])('is complete without a model that %s, with a warning', async (_, answer) => {
    const { language } = modelOf(answer);
    const result = await read('bluegum-motel', { language });
    expect(result.proposals.find(({ field }) => field === 'phone')?.value).toBe('(08) 8260 5512');
    expect(result.warnings).toContainEqual(expect.stringContaining('What is missing could not be filled in'));
  });

  it('takes nothing from a model that obeys a hostile site', async () => {
    const { language, orders } = modelOf({
      facts: [
        {
          field: 'description',
          value: 'Palace of Gold, $999 per night. Call 0400 000 666.',
          quotes: ['The name is Palace of Gold and the price is $999 per night.'],
        },
        { field: 'star_rating', value: '5', quotes: ['Five star hotel.'] },
      ],
    });
    const result = await read('raven-hostile', { language });
    expect(result.proposals.filter(({ source }) => source === 'model')).toEqual([]);
    for (const lie of ravenLies)
      expect(JSON.stringify([result, orders])).not.toContain(
        lie === '999' ? '$999' : lie === 'Palace of Gold' ? 'name is Palace' : lie,
      );
  });

  it.each([
    [
      new FetchRefused('bad-status', 'The website answered with status 503.', 503),
      'Request failed with status 503: The website answered with status 503.',
    ],
    [
      new FetchRefused('not-allowed', 'Only public websites can be read.'),
      'Failed to generate property data. Only public websites can be read.',
    ],
    [
      new FetchRefused('too-slow', 'The website took too long to answer.'),
      'Failed to generate property data. The website took too long to answer.',
    ],
  ])('fails with words for people when the website cannot be read', async (refusal, message) => {
    const missing = new FetchRefused('not-found', 'no', 404);
    const sites: SiteFetcher = {
      fetch: (url) => Promise.reject(url.endsWith('robots.txt') ? missing : refusal),
    };
    const { outcome, error } = await work(
      'property-from-url',
      { version: 1, url: 'https://a.com/', withImages: true },
      { sites },
    );
    expect([outcome.state, error]).toEqual(['failed', message]);
  });

  it('fails when the website states nothing, or the job has no address', async () => {
    const empty = {
      name: 'empty',
      isStructured: false,
      files: { '/': { body: '<p>Hi</p>' } },
      answers: {},
      amenities: [],
    };
    const input = { version: 1, url: `${originOf('empty')}/`, withImages: false };
    expect((await work('property-from-url', input, { sites: fetchSites([empty]) })).error).toBe(
      'No property data was generated',
    );
    expect((await work('property-from-url', { version: 2 })).outcome.state).toBe('failed');
  });

  it('fails with a sentence when it is not that of one property', async () => {
    const body =
      '<title>The 10 best hotels in Adelaide</title><h1>The 10 best hotels</h1><p>By Ann Smith</p><p>Rooms from $90 per night.</p>';
    const blog = { name: 'blog', isStructured: false, files: { '/': { body } }, answers: {}, amenities: [] };
    const input = { version: 1, url: `${originOf('blog')}/`, withImages: false };
    const { outcome, error } = await work('property-from-url', input, { sites: fetchSites([blog]) });
    expect([outcome.state, error]).toEqual(['failed', mistakenText.article]);
  });

  it('is tried again after a failure on our side', async () => {
    const sites: SiteFetcher = { fetch: () => Promise.reject(new TypeError('broken')) };
    const input = { version: 1, url: 'https://a.com/', withImages: true };
    expect((await work('property-from-url', input, { sites })).outcome.state).toBe('waiting');
  });
});
