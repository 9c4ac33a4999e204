import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gatherFacts, type GatheredFacts } from '~/features/import/website-facts/gather-facts';
import { readDocument } from '~/features/import/website-facts/page/page-document';
import type { ReadSite } from '~/features/import/crawling/markup/read-page';

import { hotelSites } from '../../../fakes/hotel-sites';
import { ravenLies } from '../../../fakes/hotel-sites/raven-hostile';
import { serveSites } from '../../../fakes/hotel-sites/serve-sites';
import { amenityNames, readHotelSite } from '../../../support/extraction/read-hotel-site';
import { scoreFacts, scoreNames, sumOf, type FactScore } from '../../../support/extraction/score-facts';

type Read = { site: ReadSite; facts: GatheredFacts; fields: FactScore; names: FactScore; said: string[] };

let served: Awaited<ReturnType<typeof serveSites>>;
const read = new Map<string, Read>();

beforeAll(async () => {
  served = await serveSites(hotelSites);
  await Promise.all(
    hotelSites.map(async ({ name, answers, amenities }) => {
      const origin = served.originOf(name);
      const said: string[] = [];
      const site = await readHotelSite(served, `${origin}/`, said);
      const facts = await gatherFacts(site, amenityNames);
      const values = Object.fromEntries(
        facts.proposals.map(({ field, value }) => [field, value.replaceAll(origin, '{{origin}}')]),
      );
      const found = facts.amenities.map((amenity) => amenity.name);
      read.set(name, {
        site,
        facts,
        said,
        fields: scoreFacts(answers, values),
        names: scoreNames(amenities, found),
      });
    }),
  );
});

afterAll(() => served.close());

const of = (name: string) => read.get(name) as Read;
const percent = ({ share }: FactScore) => `${(share * 100).toFixed(1)} %`.padStart(8);
const groups = [true, false].map((isStructured) =>
  hotelSites.filter((site) => site.isStructured === isStructured),
);
const totalOf = (sites: readonly { name: string }[], kind: 'fields' | 'names') =>
  sumOf(sites.map(({ name }) => of(name)[kind]));

describe('facts from websites of small hotels', () => {
  it('is printed by site', () => {
    const rows = groups.flatMap((sites, index) => [
      ...sites.map(({ name }) => {
        const { fields, names } = of(name);
        const wrong = [
          ...fields.blank.map((field) => `${field}: blank`),
          ...fields.wrong,
          ...names.blank.map((one) => `no ${one}`),
        ];
        return `${name.padEnd(22)}${percent(fields)}${percent(names)}  ${[...wrong, ...names.wrong.map((one) => `wrongly ${one}`)].join('; ')}`;
      }),
      `${(index === 0 ? 'STRUCTURED' : 'TEXT ALONE').padEnd(22)}${percent(totalOf(sites, 'fields'))}${percent(totalOf(sites, 'names'))}`,
    ]);
    console.info(['', `${'site'.padEnd(22)}  fields  amenities`, ...rows].join('\n'));
  });

  it('is right to 95 % where there is structured data, a wrong value counting double a blank', () => {
    const [structured = []] = groups;
    expect(structured.length).toBeGreaterThan(4);
    expect(totalOf(structured, 'fields').share).toBeGreaterThanOrEqual(0.95);
    expect(totalOf(structured, 'names').share).toBeGreaterThanOrEqual(0.9);
  });

  it('is right to 80 % where there is text alone', () => {
    const [, plain = []] = groups;
    expect(plain.length).toBeGreaterThan(2);
    expect(totalOf(plain, 'fields').share).toBeGreaterThanOrEqual(0.8);
    expect(totalOf(plain, 'names').share).toBeGreaterThanOrEqual(0.7);
  });

  it.each(hotelSites.map(({ name }) => name))('is quoted from the pages themselves: %s', (name) => {
    const { site, facts } = of(name);
    const quoted = [
      ...facts.proposals.flatMap(({ evidence }) => evidence),
      ...facts.amenities.map(({ evidence }) => evidence),
    ];
    expect(quoted.length).toBeGreaterThan(5);
    for (const { url, quote } of quoted) {
      const page = site.pages.find((one) => one.url === url);
      expect(quote.length).toBeGreaterThan(0);
      expect(quote.length).toBeLessThanOrEqual(500);
      const isThere = page && (page.html.includes(quote) || readDocument(page).text.includes(quote));
      expect(isThere, `${url}: ${quote}`).toBe(true);
    }
  });

  it('believes nothing of a hostile site’s instructions, and requests nothing in private networks', () => {
    const { site, facts } = of('raven-hostile');
    const text = JSON.stringify([facts.proposals, facts.amenities, facts.warnings]);
    for (const lie of ravenLies) expect(text).not.toContain(lie);
    const origin = served.originOf('raven-hostile');
    expect(site.pages.every(({ url }) => url.startsWith(origin))).toBe(true);
    expect(site.skipped.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/contact-inner',
      '/rates-loop',
    ]);
  });

  it('continues where pages never begin, never end, loop or lead elsewhere, and reports it', () => {
    expect(of('vineyard-slow').site.skipped).toHaveLength(2);
    expect(of('vineyard-slow').site.pages).toHaveLength(2);
    const { site } = of('lantern-moved');
    expect(new URL(site.url).pathname).toBe('/en/home/');
    expect(site.skipped).toEqual([
      { url: expect.stringContaining('old-rates'), reason: expect.stringContaining('too often') },
    ]);
  });

  it('reports its progress in words and numbers', () => {
    expect(of('bluegum-motel').said).toEqual([
      'Reading the website…',
      ...[1, 2, 3].map((done) => `Reading the website… ${done} of 4 pages`),
      'Reading the website… 4 of 4 pages',
    ]);
  });

  it('warns of a type that is not among ours', () => {
    expect(of('gully-cottages').facts.warnings).toContainEqual(expect.stringContaining("'cottages'"));
  });
});
