import { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';
import { readSite } from '~/features/import/crawling/read-site';
import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { proposePictures } from '~/features/import/pictures/finding/propose-pictures';
import { readCandidates } from '~/features/import/pictures/fetching/read-candidates.server';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';
import { mistakenFor } from '~/features/import/website-facts/not-one-property';
import { ownParagraphs } from '~/features/import/website-facts/own-paragraphs';
import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';

import { folderFetcher, patternEncoder } from './folder-fetcher';
import { amenityNames } from './read-hotel-site';
import type { PictureAnswer, Website } from './website-folders';

/** Right and wrong answers, and what is missing, each named. */
export type Tally = { right: number; wrong: string[]; blank: string[] };
export type WebsiteScore = {
  facts: Tally;
  amenities: Tally;
  pictures: Tally;
  falseAlts: string[];
  notices: string[];
};

type Found = {
  values: Partial<Record<PropertyFact, string>>;
  names: string[];
  pictures: FoundPicture[];
  notices: string[];
};
type FoundPicture = { url: string; altText: string };

const clock = { now: () => new Date() };
const nothing: Tally = { right: 0, wrong: [], blank: [] };

/** Reads a website of a folder as the queue worker does without a model, and compares it with the folder's answers. */
export async function scoreWebsite(website: Website): Promise<WebsiteScore> {
  const { refused, facts = {}, amenities = [], also = [] } = website.answers;
  const found = await readWebsite(website);
  if (typeof found === 'string' || refused) {
    const said = typeof found === 'string' ? found : 'read';
    const isRight = said === refused;
    const tally = isRight ? { ...nothing, right: 1 } : { ...nothing, wrong: [`${said}, not ${refused}`] };
    return { facts: tally, amenities: nothing, pictures: nothing, falseAlts: [], notices: [] };
  }
  const names = found.names.filter((name) => !also.includes(name));
  return {
    facts: scoreValues(facts, found.values),
    amenities: {
      right: amenities.filter((name) => names.includes(name)).length,
      wrong: names.filter((name) => !amenities.includes(name)),
      blank: amenities.filter((name) => !names.includes(name)),
    },
    pictures: scorePictures(website.pictures, found.pictures),
    notices: found.notices,
    falseAlts: found.pictures.flatMap(({ url, altText }) => falseAlt(website.pictures.get(url), altText)),
  };
}

/** The result, or the reason why there is none. */
async function readWebsite(website: Website): Promise<Found | string> {
  const sites = folderFetcher(website);
  const pause = async () => undefined;
  const onProgress = pause;
  try {
    const site = await readSite({ sites, clock, pause, onProgress }, `${website.origin}/`);
    const { documents, proposals, amenities, warnings } = await gatherFacts(site, amenityNames);
    const mistaken = mistakenFor(documents);
    if (mistaken) return mistaken;
    const draft = ownParagraphs(documents);
    const said = draft ? [draft, ...proposals] : proposals;
    const values: Found['values'] = Object.fromEntries(said.map(({ field, value }) => [field, value]));
    const candidates = listCandidates(site.pages, { ownName: values.name ?? '' });
    const read = await readCandidates({ sites, pictures: patternEncoder, clock }, candidates, { onProgress });
    const pictures = proposePictures(read, { name: values.name ?? '', locationSlug: 'sa' });
    const notices = warnings.filter((warning) => warning.startsWith('The website says that the place is'));
    return { values, names: amenities.map(({ name }) => name), pictures, notices };
  } catch (error) {
    if (error instanceof FetchRefused) return error.problem;
    throw error;
  }
}

/** The typed address counts as the website, whatever is found. */
const scored = propertyFacts.filter((field) => field !== 'website_url');

function scoreValues(answers: NonNullable<Website['answers']['facts']>, values: Found['values']): Tally {
  const tally: Tally = { right: 0, wrong: [], blank: [] };
  for (const field of scored) {
    const [value, wanted] = [values[field], [answers[field] ?? []].flat()];
    if (value === undefined && wanted.length > 0) tally.blank.push(field);
    else if (value === undefined) continue;
    else if (wanted.some((one) => isSame(field, one, value))) tally.right += 1;
    else if (field === 'description' && wanted.length === 0) continue;
    else tally.wrong.push(`${field}: ${value.slice(0, 90)} (${wanted[0] ?? 'nothing'})`);
  }
  return tally;
}

function isSame(field: PropertyFact, wanted: string, value: string): boolean {
  const bare = (text: string) =>
    field === 'phone'
      ? text.replace(/\(0\)|\D/g, '').replace(/^(61|0)+/, '')
      : text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
          .trim();
  return field === 'description'
    ? bare(value).includes(bare(wanted))
    : bare(value) === bare(wanted) || isReordered(field, bare(value), bare(wanted));
}

/** 'Schönau 83471' and '83471 Schönau'. */
const isReordered = (field: PropertyFact, one: string, other: string) =>
  field === 'address' && one.split(' ').sort().join(' ') === other.split(' ').sort().join(' ');

function scorePictures(answers: ReadonlyMap<string, PictureAnswer>, found: readonly FoundPicture[]): Tally {
  const urls = found.map(({ url }) => url);
  const wanted = [...answers].filter(([, { take, of }]) => take !== false && of === undefined);
  const good = (url: string) => {
    const answer = answers.get(url);
    return answer !== undefined && (answer.of === undefined ? answer.take !== false : answer.take === true);
  };
  const originOf = (url: string) => answers.get(url)?.of ?? url;
  const taken = new Set(urls.filter(good).map((url) => new URL(originOf(url), url).href));
  return {
    right: wanted.filter(([url]) => taken.has(url)).length,
    wrong: urls.filter((url) => !good(url)),
    blank: wanted.filter(([url]) => !taken.has(url)).map(([url]) => url),
  };
}

/** A blank is never false. */
function falseAlt(answer: PictureAnswer | undefined, altText: string): string[] {
  const right = [answer?.alt ?? []].flat().map((text) => text.toLowerCase());
  const said = altText.toLowerCase();
  return said === '' || right.some((text) => said.startsWith(text)) ? [] : [altText];
}

/** Tallies of several websites together. */
export const together = (tallies: readonly Tally[]): Tally => ({
  right: tallies.reduce((sum, { right }) => sum + right, 0),
  wrong: tallies.flatMap(({ wrong }) => wrong),
  blank: tallies.flatMap(({ blank }) => blank),
});
