import type { Currency, PropertyType } from '~/db/vocabulary';
import type { NearPlace } from '~/features/directory/places/near-places.server';
import type { Picture } from '~/features/pictures/shown/picture-source';

export type PropertyAmenity = { name: string; icon: string | null; category: string };

export type PropertyUnit = {
  id: number;
  name: string;
  description: string | null;
  maxGuests: number | null;
  bedConfiguration: string | null;
};

/**
 * All public data of one property. Rating as stored (0 to 10), prices per night in `currency`, times as
 * `HH:MM`; `photos` begin with the hero.
 */
export type PropertyDetails = {
  id: number;
  name: string;
  slug: string;
  propertyType: PropertyType;
  locationSlug: string | null;
  locationName: string | null;
  /** True when `/location/{locationSlug}` is published. */
  hasLocationPage: boolean;
  /** Name of the place, else of the location. */
  suburb: string | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  mapEmbedUrl: string | null;
  phone: string | null;
  email: string | null;
  websiteUrl: string | null;
  bookingUrl: string | null;
  affiliateCtaLabel: string | null;
  shortDescription: string | null;
  description: string | null;
  cancellationPolicy: string | null;
  starRating: number | null;
  guestRating: number | null;
  reviewCount: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  currency: Currency;
  checkInTime: string | null;
  checkOutTime: string | null;
  photos: Picture[];
  amenities: PropertyAmenity[];
  tags: string[];
  units: PropertyUnit[];
  /** Nearest first. */
  near: NearPlace[];
};
