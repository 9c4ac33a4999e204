import { slugOfName } from '~/features/directory/property/property-slug';

import type { PropertyContent, StaffContent } from './property-content';
import { placeOfSuburb, suburbOf, type Suburb } from './place-of-suburb';
import type { PropertyForm } from './property-form';

/**
 * A valid form's content, ready to store. Blank coordinates become the suburb's, and those of the former
 * suburb are replaced when it changes. A blank slug means no change.
 */
export function contentOfForm(
  form: PropertyForm,
  suburbs: readonly Suburb[],
  before?: PropertyContent,
): PropertyContent {
  const { locationSlug, placeSlug, ...centre } = placeOfSuburb(suburbs, form.suburb);
  const typed = { latitude: form.latitude, longitude: form.longitude };
  const isTyped = typed.latitude !== null && !isLeftBehind(typed, form.suburb, suburbs, before);
  return {
    locationSlug,
    placeSlug,
    ...(isTyped ? typed : centre),
    name: form.name,
    slug: form.slug ?? before?.slug ?? slugOfName(form.name),
    propertyType: form.property_type,
    address: form.address,
    mapEmbedUrl: form.map_embed_url,
    googleMapsUrl: form.google_maps_url,
    googleMapsPlaceId: form.google_maps_place_id,
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

type Spot = { latitude: number | null; longitude: number | null };

function isLeftBehind(
  { latitude, longitude }: Spot,
  suburb: string | null,
  suburbs: readonly Suburb[],
  before: PropertyContent | undefined,
): boolean {
  const left = before && suburbOf(before);
  if (!left || left === suburb) return false;
  const centre = placeOfSuburb(suburbs, left);
  return centre.latitude === latitude && centre.longitude === longitude;
}

/** The fields that only admins and moderators edit; blank ones are null. */
export function staffContentOfForm(form: PropertyForm): StaffContent {
  return { guestRating: form.guest_rating, reviewCount: form.review_count };
}

/** A unit with no text at all is dropped. */
function unitsOf({ units = [] }: PropertyForm): PropertyContent['units'] {
  return units.flatMap(({ name, description, max_guests: maxGuests, bed_configuration: bedConfiguration }) =>
    name === null ? [] : [{ name, description, maxGuests, bedConfiguration }],
  );
}
