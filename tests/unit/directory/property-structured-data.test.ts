import { describe, expect, it } from 'vitest';

import type { PropertyDetails } from '~/features/directory/property/property-details';
import { propertyStructuredData } from '~/features/visit/property-page/property-structured-data';

const origin = 'https://stayadelaide.example';

const property: PropertyDetails = {
  id: 7,
  name: 'Quandong House',
  slug: 'quandong-house',
  propertyType: 'hotel',
  locationSlug: 'glenelg',
  locationName: 'Glenelg',
  hasLocationPage: true,
  suburb: 'Glenelg',
  address: '2 Pipi Strand, Glenelg SA 5045',
  latitude: -34.98,
  longitude: 138.51,
  mapEmbedUrl: null,
  phone: '(08) 5550 4108',
  email: null,
  websiteUrl: null,
  bookingUrl: null,
  affiliateCtaLabel: null,
  shortDescription: 'A small house near the sea.',
  description: 'Longer.',
  cancellationPolicy: null,
  starRating: 4,
  guestRating: 8.8,
  reviewCount: 128,
  minPrice: 149,
  maxPrice: 320,
  currency: 'AUD',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  photos: [
    {
      base: '/images/3',
      widths: [320, 640, 960, 1280],
      width: 1280,
      height: 853,
      placeholder: '#000000',
      alt: 'A',
    },
    { base: '/images/4', widths: [320, 640], width: 800, height: 600, placeholder: '#000000', alt: 'B' },
  ],
  amenities: [{ name: 'Free Wi-Fi', icon: 'wifi', category: 'general' }],
  tags: [],
  units: [],
  near: [],
};

const describeIt = (changes: Partial<PropertyDetails> = {}) =>
  JSON.parse(JSON.stringify(propertyStructuredData(origin, { ...property, ...changes })));

describe('structured data of a property', () => {
  it('has type, place and price, and no rating that others collected', () => {
    expect(describeIt()).toEqual({
      '@type': 'Hotel',
      '@id': `${origin}/accommodation/glenelg/quandong-house#stay`,
      name: 'Quandong House',
      url: `${origin}/accommodation/glenelg/quandong-house`,
      description: 'A small house near the sea.',
      image: [`${origin}/images/3/1280.webp`, `${origin}/images/4/640.webp`],
      address: {
        '@type': 'PostalAddress',
        streetAddress: '2 Pipi Strand',
        addressLocality: 'Glenelg',
        addressRegion: 'SA',
        postalCode: '5045',
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -34.98, longitude: 138.51 },
      telephone: '(08) 5550 4108',
      priceRange: 'A$149–A$320',
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      starRating: { '@type': 'Rating', ratingValue: 4 },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Free Wi-Fi', value: true }],
    });
  });

  it('names the subtype that fits, else LodgingBusiness', () => {
    const types = {
      hotel: 'Hotel',
      motel: 'Motel',
      hostel: 'Hostel',
      resort: 'Resort',
      'bed-breakfast': 'BedAndBreakfast',
      apartment: 'LodgingBusiness',
      villa: 'LodgingBusiness',
      'serviced-apartment': 'LodgingBusiness',
    } as const;
    for (const [propertyType, type] of Object.entries(types)) {
      expect(describeIt({ propertyType: propertyType as PropertyDetails['propertyType'] })['@type']).toBe(
        type,
      );
    }
  });

  it('has the address without a location slug when the property has none', () => {
    expect(describeIt({ locationSlug: null }).url).toBe(`${origin}/property/quandong-house`);
  });

  it('names the suburb of the address, not the area that the directory files it under', () => {
    const localityOf = (changes: Partial<PropertyDetails>) => describeIt(changes).address.addressLocality;
    expect(localityOf({ suburb: 'Adelaide Hills', address: '4 Fern Lane, Aldgate SA 5154' })).toBe('Aldgate');
    expect(localityOf({ suburb: 'Adelaide CBD', address: '1 Wattle Row, Adelaide SA 5000' })).toBe(
      'Adelaide',
    );
    expect(localityOf({ suburb: 'Glenelg', address: '1 Wattle Row, SA 5045' })).toBe('Glenelg');
    expect(localityOf({ suburb: 'Glenelg', address: '1 Wattle Row' })).toBe('Glenelg');
  });

  it('takes Adelaide as the area and leaves the postcode out when neither is known', () => {
    expect(describeIt({ suburb: null, address: '9 Wattle Walk' }).address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '9 Wattle Walk',
      addressLocality: 'Adelaide',
      addressRegion: 'SA',
      addressCountry: 'AU',
    });
  });

  it('leaves out unknown facts', () => {
    const bare = describeIt({
      minPrice: null,
      starRating: null,
      checkInTime: null,
      checkOutTime: 'noon',
      latitude: null,
      phone: null,
    });
    for (const member of ['priceRange', 'starRating', 'checkinTime', 'checkoutTime', 'geo', 'telephone']) {
      expect(bare).not.toHaveProperty(member);
    }
    expect(describeIt({ maxPrice: null }).priceRange).toBe('A$149');
    expect(describeIt({ maxPrice: 149 }).priceRange).toBe('A$149');
  });
});
