import { areaBlocks, areaOf, unitsOf, type Area } from '~/features/directory/criteria/area';
import {
  alternativesOf,
  maxGuests,
  type Criteria,
  type Filters,
} from '~/features/directory/criteria/criteria';
import { nearWords } from '~/features/directory/places/near-words';
import { facetMark } from '~/lib/facet-mark';
import { slugify } from '~/lib/text/slug';
import { hexOfText } from '~/lib/crypto/hex';
import { lowerAsStored } from '~/lib/text/letters';

/** The words by which the text index finds everything but free text; migrations 0029 and 0032 write the same. */
const facet = (word: string) => `"${facetMark}${word}"`;
const anyOf = (words: readonly string[]) => `(${words.join(' OR ')})`;

/** FTS5 expressions that a property must meet all of; none when nothing narrows the search. */
export function facetsOf(criteria: Filters & Pick<Criteria, 'guests'>): string[] {
  const { types, tags, amenities, minPrice, maxPrice, stars, rating, nearAirport } = criteria;
  const { room, guests, near, location, area } = criteria;
  return [
    ...(types.length > 0 ? [anyOf(types.map((type) => facet(`t${type.replaceAll('-', '')}`)))] : []),
    ...tags.map((tag) => facet(`g${hexOfText(tag)}`)),
    ...amenities.map((names) => anyOf(alternativesOf(names).map(amenityFacet))),
    ...(minPrice !== null || maxPrice !== null ? [priceBetween(minPrice, maxPrice)] : []),
    ...(stars !== null ? [facet(`s${stars}`)] : []),
    ...(rating !== null ? [facet(`q${rating * 10}`)] : []),
    ...(nearAirport ? [facet('a')] : []),
    ...(room ? [roomFor(guests)] : []),
    ...(near ? [anyOf(nearWords(criteria).map(facet))] : []),
    ...areaFacets(areaOf(area)),
    ...(location ? [anyOf(alternativesOf(location).flatMap(placeFacets))] : []),
  ];
}

/** Matches a stay whose largest room takes at least this many guests. */
const roomFor = (guests: number) =>
  anyOf([...Array(maxGuests - guests + 1).keys()].map((more) => facet(`c${guests + more}`)));

const amenityFacet = (name: string) => facet(`m${hexOfText(lowerAsStored(name))}`);

const placeFacets = (place: string) => [facet(`l${hexOfText(slugify(place))}`), partOf('address', place)];

/** Some place of the search is none of those that have sets, so that only its text finds it. */
export const asksPlaceText = ({ location }: Criteria, places: readonly { slug: string }[]): boolean =>
  alternativesOf(location).some((place) => !places.some(({ slug }) => slug === place.toLowerCase()));

const letterKinds = { address: ['x', 'y', 'z'], name: ['u', 'v', 'w'] } as const;

/** A part of the address or the name: one word for each three letters in a row, as a phrase. */
export function partOf(text: 'address' | 'name', part: string): string {
  const letters = [...part.toLowerCase()];
  const length = Math.min(3, letters.length);
  const kind = letterKinds[text][length - 1] ?? 'x';
  const starts = [...Array(letters.length - length + 1).keys()];
  const words = starts.map(
    (at) => `${facetMark}${kind}${hexOfText(letters.slice(at, at + length).join(''))}`,
  );
  return `"${words.join(' ')}"`;
}

/** The largest block has every price; prices above it are kept as this one. */
const largestBlock = 11;
export const highestHalf = 4 ** largestBlock - 1;

/**
 * Prices of whole dollars, or 99 cents more, both included, as blocks of 1, 4, 16 and so on half dollars. A price between two dollars counts
 * as the half between them.
 */
export function priceBetween(min: number | null, max: number | null): string {
  const low = Math.min((min ?? 0) * 2, highestHalf);
  const high = max === null ? highestHalf : Math.min(Math.floor(max * 2), highestHalf);
  return blocksBetween({ low, high, largestBlock }, 'p');
}

/** Latitude and longitude as thousandths of a degree, in the same blocks; migration 0030 writes them. */
function areaFacets(area: Area | null): string[] {
  if (!area) return [];
  const { latitude, longitude } = unitsOf(area);
  return [
    blocksBetween({ ...latitude, largestBlock: areaBlocks }, 'n'),
    blocksBetween({ ...longitude, largestBlock: areaBlocks }, 'o'),
  ];
}

type Range = { low: number; high: number; largestBlock: number };

/** Whole numbers from low to high, as the few blocks of 1, 4, 16 and so on that are these and no others. */
function blocksBetween({ low, high, largestBlock }: Range, kind: string): string {
  const blocks: string[] = [];
  for (let size = 0; low <= high; size += 1) {
    const add = (block: number) => blocks.push(facet(`${kind}${size}x${block}`));
    if (size === largestBlock) add(low);
    while (size < largestBlock && low <= high && low % 4 !== 0) add(low++);
    while (size < largestBlock && low <= high && high % 4 !== 3) add(high--);
    if (low > high || size === largestBlock) break;
    [low, high] = [low / 4, (high - 3) / 4];
  }
  return anyOf(blocks);
}
