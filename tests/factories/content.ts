import type { PropertyContent } from '~/features/directory/listing/property-content';

/** All fields of a form, with believable values. */
export function contentWith(values: Partial<PropertyContent> = {}): PropertyContent {
  return {
    name: 'Wattle House',
    slug: 'wattle-house',
    propertyType: 'hotel',
    locationSlug: 'glenelg',
    placeSlug: 'glenelg',
    address: '1 Wattle Row, Glenelg SA 5045',
    latitude: -34.98,
    longitude: 138.51,
    mapEmbedUrl: null,
    googleMapsUrl: null,
    googleMapsPlaceId: null,
    phone: null,
    email: null,
    websiteUrl: null,
    bookingUrl: null,
    affiliateCtaLabel: null,
    shortDescription: 'A small house near the sea.',
    description: null,
    cancellationPolicy: null,
    starRating: null,
    minPrice: 150,
    maxPrice: null,
    currency: 'AUD',
    checkInTime: '15:00',
    checkOutTime: '11:00',
    nearAirport: false,
    amenities: [],
    tags: [],
    units: [],
    ...values,
  };
}
