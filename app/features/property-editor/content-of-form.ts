import type { PropertyContent, StaffContent } from './property-content';
import { placeOfSuburb, type Suburb } from './place-of-suburb';
import type { PropertyForm } from './property-form';
import { slugOfName } from '../properties/property-slug';

/** What a checked form says, ready to store. Coordinates that were left blank are the suburb's. */
export function contentOfForm(form: PropertyForm, suburbs: readonly Suburb[]): PropertyContent {
  const { latitude, longitude, ...place } = placeOfSuburb(suburbs, form.suburb);
  return {
    ...place,
    latitude: form.latitude ?? latitude,
    longitude: form.longitude ?? longitude,
    name: form.name,
    slug: form.slug ?? slugOfName(form.name),
    propertyType: form.property_type,
    address: form.address,
    mapEmbedUrl: form.map_embed_url,
    googleMapsUrl: form.google_maps_url,
    phone: form.phone,
    email: form.email,
    websiteUrl: form.website_url,
    bookingUrl: form.booking_url,
    affiliateCtaLabel: form.affiliate_cta_label,
    shortDescription: form.short_description,
    description: form.description,
    cancellationPolicy: form.cancellation_policy,
    starRating: form.star_rating,
    minPrice: form.min_price,
    maxPrice: form.max_price,
    currency: form.currency,
    checkInTime: form.check_in_time,
    checkOutTime: form.check_out_time,
    nearAirport: form.near_airport,
    amenities: [...form.amenities].sort((a, b) => a - b),
    tags: [...form.tags].sort(),
    units: unitsOf(form),
  };
}

export function staffContentOfForm(form: PropertyForm): StaffContent {
  return { guestRating: form.guest_rating, reviewCount: form.review_count };
}

/** A unit of which nothing was typed is none. */
function unitsOf({ units = [] }: PropertyForm): PropertyContent['units'] {
  return units.flatMap(({ name, description, max_guests: maxGuests, bed_configuration: bedConfiguration }) =>
    name === null ? [] : [{ name, description, maxGuests, bedConfiguration }],
  );
}
