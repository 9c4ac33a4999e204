import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { formatShortDay } from '~/lib/time/dates';
import { upperFirst } from '~/lib/text/letters';
import { formatMoney } from '~/lib/text/money';

import { alternativesOf, anyOf, defaultGuests, type Criteria } from '~/features/directory/criteria/criteria';
import { notNear, type Near } from '~/features/directory/places/near';

/**
 * One applied filter, in words, and the criteria without it. `narrows` is false for dates and guests, which
 * are only passed on to a stay.
 */
export type AppliedFilter = { key: string; label: string; without: Criteria; narrows: boolean };

/**
 * All applied filters, in the order of the filter panel. `places` and `landmarks` have the names of those
 * that are known. Days and guests are among them where a sentence contained them.
 */
export function appliedFilters(
  criteria: Criteria,
  places: readonly Named[] = [],
  landmarks: readonly Named[] = [],
): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (key: string, label: string, change: Partial<Criteria>, narrows = true) =>
    filters.push({ key, label, narrows, without: { ...criteria, ...change, page: 1 } });
  const { q, location, minPrice, maxPrice, stars, rating, nearAirport, near, room, guests, area } = criteria;

  if (q) add('q', `“${q}”`, { q: '', asText: false });
  addPlaces(location, places, add);
  addEach(criteria, add);
  if (minPrice !== null || maxPrice !== null) {
    add('price', priceLabel(minPrice, maxPrice), { minPrice: null, maxPrice: null });
  }
  if (stars) add('stars', stars === 5 ? '5 stars' : `${stars}+ stars`, { stars: null });
  if (rating) add('rating', `Rated ${rating}+`, { rating: null });
  if (nearAirport) add('near_airport', 'Near the airport', { nearAirport: false });
  if (near) add('near', nearLabel(criteria, landmarks), withoutNear(criteria));
  if (room) add('room', roomLabel(guests), { room: false });
  if (area) add('area', 'Area on the map', { area: '' });
  addStay(criteria, add);
  return filters;
}

type Add = (key: string, label: string, change: Partial<Criteria>, narrows?: boolean) => void;

function addPlaces(location: string, places: readonly Named[], add: Add) {
  for (const slug of alternativesOf(location)) {
    const others = alternativesOf(location).filter((other) => other !== slug);
    const name = places.find((place) => place.slug === slug.toLowerCase())?.name ?? slug;
    add(others.length > 0 ? `location-${slug}` : 'location', name, { location: anyOf(others) });
  }
}

/** Kinds, tags and amenities. */
function addEach({ types, tags, amenities }: Criteria, add: Add) {
  for (const type of types) {
    add(`type-${type}`, propertyTypeLabels[type], { types: types.filter((other) => other !== type) });
  }
  for (const tag of tags) {
    add(`tag-${tag}`, tagLabel(tag), { tags: tags.filter((other) => other !== tag) });
  }
  for (const names of amenities) {
    const label = alternativesOf(names).join(' or ');
    add(`amenity-${names}`, label, { amenities: amenities.filter((other) => other !== names) });
  }
}

/** Days and guests that a sentence contained. */
function addStay({ said, checkIn, checkOut, guests }: Criteria, add: Add) {
  const days = [checkIn, checkOut].filter((day) => day !== null).map(formatShortDay);
  if (said && checkIn) add('dates', days.join(' – '), { checkIn: null, checkOut: null }, false);
  if (said && guests !== defaultGuests)
    add('guests', `${guests} guest${guests === 1 ? '' : 's'}`, { guests: defaultGuests }, false);
}

type Named = { slug: string; name: string };

export const roomLabel = (guests: number) =>
  guests === 1 ? 'Room for 1 person' : `Room for ${guests} people`;

const withoutNear = ({ sort }: Criteria): Partial<Criteria> => ({
  ...notNear,
  sort: sort === 'nearest' ? 'relevance' : sort,
});

/** The name of a tag in words. */
export function tagLabel(tag: string): string {
  return upperFirst(tag.replaceAll('-', ' '));
}

function priceLabel(min: number | null, max: number | null): string {
  if (max === null) return `From ${formatMoney(min ?? 0, 'AUD')}`;
  const isBelow = !Number.isInteger(max);
  const highest = formatMoney(Math.ceil(max), 'AUD');
  if (min === null) return isBelow ? `Under ${highest}` : `Up to ${highest}`;
  return `${formatMoney(min, 'AUD')} to ${isBelow ? 'under ' : ''}${highest}`;
}

/** The filter in words: 'Within 10 min walk of Adelaide Oval'. */
function nearLabel({ near, minutes, by }: Near, landmarks: readonly Named[]): string {
  const name = landmarks.find(({ slug }) => slug === near)?.name ?? near;
  const way = { walk: ' walk', tram: ' by tram', any: '' }[by ?? 'any'];
  if (minutes !== null) return `Within ${minutes} min${way} of ${name}`;
  return by ? `${by === 'walk' ? 'A walk' : 'A tram ride'} from ${name}` : `Near ${name}`;
}
