import { alternativesOf, type Criteria } from '~/features/directory/criteria/criteria';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { ratingOutOfFive } from '~/features/directory/property/rating';
import { lowerFirst } from '~/lib/text/letters';
import { formatMoney } from '~/lib/text/money';

/** A part of a search that can be given up by itself; a place, a kind or a price counts once, however many values it has. */
export type Wish =
  | { kind: 'price' | 'rating' | 'stars' | 'near_airport' | 'room' | 'near' | 'type' | 'location' }
  | { kind: 'tag' | 'amenity'; value: string }
  | { kind: 'word'; value: string; at: number };

type Facts = Pick<
  PropertyCardData,
  'minPrice' | 'currency' | 'guestRating' | 'starRating' | 'propertyType' | 'suburb'
>;
type Named = { slug: string; name: string };

/** The wish that a stay does not meet, in words: 'not listed', since the stay may have it all the same. */
export function missedWish(wish: Wish, criteria: Criteria, places: readonly Named[], stay: Facts): string {
  switch (wish.kind) {
    case 'price':
      return missedPrice(criteria, stay);
    case 'rating':
      return stay.guestRating === null
        ? 'No guest rating'
        : `Rated ${ratingOutOfFive(stay.guestRating)?.toFixed(1)}`;
    case 'stars':
      return stay.starRating
        ? `${stay.starRating} ${stay.starRating === 1 ? 'star' : 'stars'}`
        : 'No stars listed';
    case 'tag':
      return `Not listed as ${wish.value.replaceAll('-', ' ')}`;
    case 'amenity':
      return missedAmenity(alternativesOf(wish.value).map(lowerFirst));
    case 'near_airport':
      return 'Not near the airport';
    case 'room':
      return `No room for ${criteria.guests} listed`;
    case 'near':
      return criteria.minutes === null
        ? 'Not known to be within reach'
        : `Not known to be within ${criteria.minutes} minutes`;
    case 'type':
      return `${propertyTypeLabels[stay.propertyType]}, not ${eitherOf(criteria.types.map((type) => lowerFirst(propertyTypeLabels[type])))}`;
    case 'location': {
      const chosen = alternativesOf(criteria.location);
      const names = chosen.map((slug) => places.find((place) => place.slug === slug)?.name ?? slug);
      return stay.suburb ? `In ${stay.suburb}, not ${eitherOf(names)}` : `Not in ${eitherOf(names)}`;
    }
    case 'word':
      return `Nothing about “${wish.value}”`;
  }
}

/** 'No pool listed'; for what is not a thing: 'Not listed: pets allowed'. */
function missedAmenity(names: readonly string[]): string {
  const isThing = names.every((name) => !/ (allowed|accessible|available|included|on request)$/.test(name));
  return isThing ? `No ${eitherOf(names)} listed` : `Not listed: ${eitherOf(names)}`;
}

function missedPrice({ minPrice, maxPrice }: Criteria, { minPrice: price, currency }: Facts): string {
  if (price === null) return 'No price listed';
  if (currency !== 'AUD') return 'Priced in another currency';
  // A highest price of 249.99 means less than 250.
  const highest = maxPrice === null ? Infinity : Math.ceil(maxPrice);
  if (price === highest) return `${formatMoney(price, 'AUD')} a night`;
  if (price > highest) return `${formatMoney(price - highest, 'AUD')} more a night`;
  return `${formatMoney((minPrice ?? price) - price, 'AUD')} less a night`;
}

const eitherOf = (names: readonly string[]) => names.join(' or ');
