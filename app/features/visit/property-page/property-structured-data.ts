import type { PropertyType } from '~/db/vocabulary';
import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { formatMoney } from '~/lib/text/money';
import type { StructuredData } from '~/lib/document/structured-data';

import type { PropertyDetails } from '~/features/directory/property/property-details';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';

const schemaTypes: Partial<Record<PropertyType, string>> = {
  hotel: 'Hotel',
  motel: 'Motel',
  hostel: 'Hostel',
  resort: 'Resort',
  'bed-breakfast': 'BedAndBreakfast',
};

/**
 * The property as a schema.org LodgingBusiness or the subtype that fits. Undefined members are left out of JSON. Without an
 * aggregateRating: search engines accept one only for ratings that the site itself collected.
 */
export function propertyStructuredData(origin: string, property: PropertyDetails): StructuredData {
  const url = origin + canonicalPropertyPath(property);
  return {
    '@type': schemaTypes[property.propertyType] ?? 'LodgingBusiness',
    '@id': `${url}#stay`,
    name: property.name,
    url,
    description: property.shortDescription ?? property.description ?? undefined,
    image: property.photos.slice(0, 8).map((photo) => origin + pictureUrl(photo, 1280)),
    address: postalAddress(property),
    geo:
      property.latitude === null || property.longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
    telephone: property.phone ?? undefined,
    priceRange: priceRange(property),
    checkinTime: isoTime(property.checkInTime),
    checkoutTime: isoTime(property.checkOutTime),
    starRating: property.starRating ? { '@type': 'Rating', ratingValue: property.starRating } : undefined,
    amenityFeature: property.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

/**
 * '12 Example Row, Glenelg SA 5045' in its parts. An address without a suburb takes the place's name, which may be a whole
 * area such as the Adelaide Hills, or else Adelaide.
 */
function postalAddress({ address, suburb }: PropertyDetails) {
  const tail = /,([^,]*)\bSA\b,?\s*(\d{4})?\s*$/i.exec(address);
  return {
    '@type': 'PostalAddress',
    streetAddress: tail ? address.slice(0, tail.index).trim() : address,
    addressLocality: tail?.[1]?.trim() || suburb || 'Adelaide',
    addressRegion: 'SA',
    postalCode: /\b(\d{4})\s*$/.exec(address)?.[1],
    addressCountry: 'AU',
  };
}

function priceRange({ minPrice, maxPrice, currency }: PropertyDetails): string | undefined {
  if (minPrice === null) return undefined;
  const from = formatMoney(minPrice, currency);
  return maxPrice !== null && maxPrice > minPrice ? `${from}–${formatMoney(maxPrice, currency)}` : from;
}

function isoTime(time: string | null): string | undefined {
  return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${time}:00` : undefined;
}
